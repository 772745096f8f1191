import { count } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Job } from '#api/access/jobs/job.ts';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import type { Pace } from '#api/operations/jobs/in-turns.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { insertVolunteer } from '#db/factories/insert-account.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { message, messageWords } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { TURN_MS, TURN_SIZES } from '#domain/time/turns.ts';
import { HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

/** A machine on which work takes as long as the test says, and that rests without a pause. */
function machine() {
  const seen = { busyMs: 0, rests: [] as number[] };
  const pace: Pace = {
    busyMs: () => seen.busyMs,
    rest: async (ms) => void seen.rests.push(ms),
  };
  return { seen, pace };
}

async function run(job: Job, pace: Pace): Promise<void> {
  const { store, clock, log, config } = world;
  const runner = new JobRunner({ store, clock: clock.now, log, config: async () => config, pace }, [job]);
  await runner.begin();
  await runner.settled();
}

it('a job does as many at once as this machine does in a few milliseconds, and rests as long as it was busy [REM-03: turns]', async () => {
  const { seen, pace } = machine();
  const items = Array.from({ length: 400 }, (_, index) => index);
  const turns: number[][] = [];
  // Half a millisecond each, and ten times as long once someone else needs the machine.
  const costOf = (item: number) => (item < 200 ? 0.5 : 5);
  const job: Job = {
    name: 'turns',
    slotAt: () => 1,
    run: ({ turns: inTurns }) =>
      inTurns(items, async (_tx, some) => {
        turns.push([...some]);
        for (const item of some) seen.busyMs += costOf(item);
        return some.length;
      }),
  };
  await run(job, pace);
  expect(turns.flat()).toEqual(items);
  const sizes = turns.map((some) => some.length);
  expect(sizes.slice(0, 4)).toEqual([TURN_SIZES.first, 20, 24, 24]);
  const costs = turns.map((some) => some.reduce((sum, item) => sum + costOf(item), 0));
  expect(seen.rests).toEqual(costs.slice(0, -1).map((cost) => Math.min(100, cost)));
  const slow = turns.filter(([first = 0]) => first >= 200).map((some) => some.length);
  // One turn is too long, by which it sees that; the next ones are as short as they may be.
  expect(Math.max(...slow.slice(1))).toBe(TURN_SIZES.least);
  expect(costs.filter((cost) => cost > TURN_MS && cost > TURN_SIZES.least * 5).length).toBeLessThanOrEqual(2);
});

it('others write between two turns [REM-03: turns]', async () => {
  const order: string[] = [];
  const pace: Pace = {
    busyMs: () => 0,
    rest: () => world.store.write(async () => void order.push('another')),
  };
  const job: Job = {
    name: 'turns',
    slotAt: () => 1,
    run: ({ turns: inTurns }) =>
      inTurns([...Array(25).keys()], async (_tx, some) => {
        order.push(`${some.length}`);
        return some.length;
      }),
  };
  await run(job, pace);
  expect(order).toEqual(['10', 'another', '15']);
});

it('the people on one quest are reminded in several turns, each once, by words that are kept once [REM-03, MSG-02: parts: turns, words]', async () => {
  const { seen, pace } = machine();
  const PEOPLE = 30;
  const startedAt = world.clock.now() + 3 * HOUR_MS;
  await world.store.write(async (tx) => {
    await upcomingQuest(tx, { id: 'q', startedAt, endedAt: startedAt + HOUR_MS, resourceMaxNumber: PEOPLE });
    for (let index = 0; index < PEOPLE; index += 1) {
      const id = `v${index}`;
      await insertVolunteer(tx, { account: { id, username: `vera${index}` } });
      await insertContract(tx, { questId: 'q', chariteerId: id, claimedAt: world.clock.now() - HOUR_MS });
    }
  });
  // A slow machine: whenever it looks, ten milliseconds are gone.
  const slow: Pace = {
    ...pace,
    busyMs: () => {
      seen.busyMs += 10;
      return seen.busyMs;
    },
  };
  await run(REMINDERS, slow);
  await run(REMINDERS, slow);
  expect(seen.rests.length).toBeGreaterThanOrEqual(2);
  const { read } = world.store;
  expect(await read.select({ all: count() }).from(outboxMessage)).toEqual([{ all: PEOPLE }]);
  const entries = await read.select().from(message);
  expect(new Set(entries.map(({ accountId }) => accountId)).size).toBe(PEOPLE);
  expect(new Set(entries.map(({ wordsId }) => wordsId)).size).toBe(1);
  expect(await read.select({ all: count() }).from(messageWords)).toEqual([{ all: 1 }]);
});
