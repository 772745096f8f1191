import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { and, count, eq, like } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { expectOnce, insertReachable, since, startPeers } from './load-peers.ts';
import { AS_COMMAND } from './started-process.ts';
import { type Backend, temporaryFolder } from './store-backends.ts';
import { TEST_CELLS, TEST_DATA_KEY } from './test-key.ts';

const SCRIPT = join(import.meta.dirname, 'reminding-process.ts');
const PATIENTLY = { timeout: 90_000, interval: 30 };
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUESTS = 6;
const PEOPLE = 10;
const ALL = QUESTS * PEOPLE;
/** Longer than any lease. */
const ROUND_MS = 10 * MINUTE_MS;
/** What may be on its way at once, and has just been written down. */
const MOST_CUT_OFF = 10;

/** Each by email, text and push. */
const DELIVERIES = 3 * ALL;

/** Moments from before the first delivery is queued to after the last is sent. */
export const TWENTY_INSTANTS = Array.from({ length: 20 }, (_, index) =>
  Math.floor((index * DELIVERIES) / 19),
);

/**
 * Round after round 60 reminders fall due, each by email, text and push; two processes queue and send them, the older
 * of which is killed at another instant each time (`instants`: once so many messages were sent), and one that comes
 * later goes on with the one that is left, also in the next round. Nothing may be lost, nothing come twice but what was
 * cut off in sending.
 */
export async function reminderLoad(backend: Backend, instants: readonly number[]): Promise<void> {
  const place = await backend.startEmpty();
  const store = openStore({ url: place.url, cells: TEST_CELLS });
  await store.migrate();
  const peers = await startPeers();
  const compiled = temporaryFolder();
  const begin = async (ahead: number): Promise<ChildProcess> => {
    const args = [place.url, peers.smtpUrl, String(peers.pushPort), String(ahead)];
    const child = spawn(process.execPath, [AS_COMMAND, SCRIPT, ...args], {
      // What one has compiled is read by the next: their start is the longest part of a round.
      env: { NODE_COMPILE_CACHE: compiled.folder, ...process.env, ...peers.env, DATA_KEY: TEST_DATA_KEY },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    await once(child.stdout ?? child, 'data');
    return child;
  };
  const working: ChildProcess[] = [];
  try {
    await seedPeople(store);
    working.push(...(await Promise.all([begin(0), begin(0)])));
    for (const [index, instant] of instants.entries()) {
      const round = index + 1;
      const ahead = round * ROUND_MS;
      await postQuests(store, round, Date.now() + ahead);
      const before = peers.arrived();
      const sentBefore = peers.count();
      for (const child of working) child.send(ahead);

      const patiently = { ...PATIENTLY, message: `round ${round}` };
      await expect.poll(() => peers.count() - sentBefore, patiently).toBeGreaterThanOrEqual(instant);
      working.shift()?.kill('SIGKILL');
      working.push(await begin(ahead + ROUND_MS / 2));
      await expect.poll(() => unsent(store, round), patiently).toBe(0);
      await checkRound(store, round);
      expectOnce(since(before, peers.arrived()), ALL, MOST_CUT_OFF, `round ${round}`);
    }
    await Promise.all(working.map(end));
  } finally {
    for (const child of working) child.kill('SIGKILL');
    compiled.remove();
    await peers.stop();
    await store.close();
    await place.close();
  }
}

async function seedPeople(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await insertProvider(tx, { id: 'p' });
    for (let person = 0; person < ALL; person += 1) await insertReachable(tx, person);
  });
}

/** Quests of three hours later, whose reminder falls due by then; the last look was a while before. */
async function postQuests(store: Store, round: number, now: number): Promise<void> {
  const dueAt = Math.floor(now / MINUTE_MS) * MINUTE_MS - MINUTE_MS;
  const before = { slot: dueAt - MINUTE_MS, leasedUntil: 0, startedAt: 0, doneAt: dueAt };
  await store.write(async (tx) => {
    await tx.delete(jobRun);
    await tx.insert(jobRun).values({ name: 'reminders', ...before });
    for (let index = 0; index < QUESTS; index += 1) {
      const id = `q${round}-${index}`;
      await insertQuest(tx, {
        id,
        providerId: 'p',
        startedAt: dueAt + 3 * HOUR_MS,
        resourceMaxNumber: PEOPLE,
      });
      for (let person = 0; person < PEOPLE; person += 1)
        await insertContract(tx, {
          id: `${id}-${person}`,
          questId: id,
          chariteerId: `v${index * PEOPLE + person}`,
          claimedAt: dueAt - HOUR_MS,
        });
    }
  });
}

const isOfRound = (round: number) =>
  and(eq(outboxMessage.kind, 'reminder'), like(outboxMessage.questId, `q${round}-%`));

/** Asked again and again: counted by the database, which else would hand over all rounds each time. */
async function unsent(store: Store, round: number): Promise<number> {
  const isSent = and(isOfRound(round), eq(outboxMessage.status, 'sent'));
  const [row] = await store.read.select({ sent: count() }).from(outboxMessage).where(isSent);
  return DELIVERIES - (row?.sent ?? 0);
}

/** Gives back what it holds and ends by itself, in the time that a machine gives it. */
async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(20_000) });
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
}

async function checkRound(store: Store, round: number): Promise<void> {
  const { ownerId, channel } = outboxMessage;
  const rows = await store.read.select({ ownerId, channel }).from(outboxMessage).where(isOfRound(round));
  expect(rows.length, `round ${round}: queued`).toBe(DELIVERIES);
  expect(new Set(rows.map(({ ownerId, channel }) => `${ownerId} ${channel}`)).size).toBe(DELIVERIES);
}
