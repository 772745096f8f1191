import { afterAll, beforeAll, expect, it } from 'vitest';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { dataCopyPart } from '#db/schema/data-copy.ts';
import { quest } from '#db/schema/quest.ts';
import { PART_CHARACTERS } from '#domain/data-copies/data-copy.ts';
import { TURN_SIZES } from '#domain/time/turns.ts';
import { TEST_NOW } from '../support/cast.ts';
import { registered } from '../support/registration.ts';
import { runJob } from '../support/run-job.ts';
import { HOUR_MS, pastQuest } from '../support/upcoming-quest.ts';
import { openWorld, type World } from '../support/world.ts';

const QUESTS = 5_000;
const AT_ONCE = 250;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** Someone who was on 5,000 quests, with credits of two kinds for each. */
async function longLife(): Promise<{ token: string; headers: Record<string, string> }> {
  const { playerId, token, headers } = await registered(world);
  const first = await world.store.write((tx) => pastQuest(tx, { id: 'first' }));
  for (let from = 0; from < QUESTS; from += AT_ONCE) {
    const some = Array.from({ length: AT_ONCE }, (_, index) => from + index);
    await world.store.write(async (tx) => {
      await tx
        .insert(quest)
        .values(some.map((at) => ({ ...first, id: `q${at}`, eventTitle: `Soup line ${at}` })));
      await tx.insert(contract).values(
        some.map((at) => ({
          ...{ id: `c${at}`, questId: `q${at}`, chariteerId: playerId, status: 'Present' as const },
          claimedAt: TEST_NOW - (QUESTS - at) * HOUR_MS,
        })),
      );
      const of = (at: number) => ({
        playerId,
        questId: `q${at}`,
        contractId: `c${at}`,
        creditor: '1',
        createdAt: TEST_NOW,
      });
      await tx.insert(credit).values(
        some.flatMap((at) => [
          { id: `t${at}`, ...of(at), type: 'volunteerTime' as const, unit: 'minutes' as const, value: 60 },
          { id: `r${at}`, ...of(at), type: 'reputation' as const, unit: 'reputationXP' as const, value: 1 },
        ]),
      );
    });
  }
  return { token, headers };
}

it('5,000 places and their credits are all in it, in short turns and small pieces [JOI-15: a long life]', async () => {
  const { token, headers } = await longLife();
  await world.gql('mutation { askForDataCopy { state } }', {}, { headers });
  world.clock.advance(60_000);
  const before = world.store.statementCount();
  await runJob(world, DATA_COPIES);
  const answer = await world.request('/files/my-data.html', { headers: { cookie: `session=${token}` } });
  const file = await answer.text();
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(file)?.[1] ?? '';
  const { parts } = JSON.parse(json).people[0];
  expect(parts.signUps.map(({ id }: { id: string }) => id)).toEqual(
    Array.from({ length: QUESTS }, (_, at) => `c${at}`),
  );
  expect(parts.credits).toHaveLength(2 * QUESTS);
  expect(file.match(/<li>/g)?.length).toBeGreaterThan(3 * QUESTS);
  const { read } = world.store;
  const pieces = await read.select().from(dataCopyPart);
  const texts = pieces.map(({ id, content }) => read.cells.open('data_copy_part.content', id, content) ?? '');
  expect(Math.max(...texts.map(({ length }) => length))).toBeLessThanOrEqual(PART_CHARACTERS);
  // A handful of statements for each turn, and never one for each row.
  expect(world.store.statementCount() - before).toBeLessThan((3 * QUESTS * 12) / TURN_SIZES.least);
});
