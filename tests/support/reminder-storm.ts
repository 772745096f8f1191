import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import { openStore } from '#db/open-store.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import type { Backend } from './store-backends.ts';
import { countOf, expectOnce, insertReachable, since, startPeers } from './storm-peers.ts';
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

/** Each by mail, text and push. */
const DELIVERIES = 3 * ALL;

/** From before the first is queued to after the last is sent. */
export const TWENTY_INSTANTS = Array.from({ length: 20 }, (_, index) =>
  Math.floor((index * DELIVERIES) / 19),
);

/**
 * Round after round 60 reminders fall due, each by mail, text and push; two processes queue and send them, one of which
 * is killed at another instant each time (`instants`: once so many messages were sent), and one that comes later goes
 * on. Nothing may be lost, nothing come twice but what was cut off in sending.
 */
export async function reminderStorm(backend: Backend, instants: readonly number[]): Promise<void> {
  const place = await backend.start();
  const store = openStore({ url: place.url, cells: TEST_CELLS });
  await store.migrate();
  const peers = await startPeers();
  const begin = async (ahead: number): Promise<ChildProcess> => {
    const args = [place.url, peers.smtpUrl, String(peers.pushPort), String(ahead)];
    const child = spawn(process.execPath, [SCRIPT, ...args], {
      env: { ...process.env, ...peers.env, DATA_KEY: TEST_DATA_KEY },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout ?? child, 'data');
    return child;
  };
  try {
    await seedPeople(store);
    for (const [index, instant] of instants.entries()) {
      const round = index + 1;
      const ahead = round * ROUND_MS;
      await postQuests(store, round, Date.now() + ahead);
      const before = peers.arrived();
      const arrived = () => since(before, peers.arrived());
      const [killed, other] = await Promise.all([begin(ahead), begin(ahead)]);

      await expect.poll(() => countOf(arrived()), PATIENTLY).toBeGreaterThanOrEqual(instant);
      killed.kill('SIGKILL');
      const heir = await begin(ahead + ROUND_MS / 2);
      await expect.poll(() => unsent(store, round), PATIENTLY).toBe(0);
      await Promise.all([other, heir].map(end));
      await checkRound(store, round);
      expectOnce(arrived(), ALL, MOST_CUT_OFF, `round ${round}`);
    }
  } finally {
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

const ofRound = (store: Store, round: number) =>
  store.read
    .select()
    .from(outboxMessage)
    .where(eq(outboxMessage.kind, 'reminder'))
    .then((rows) => rows.filter(({ questId }) => questId?.startsWith(`q${round}-`)));

async function unsent(store: Store, round: number): Promise<number> {
  const rows = await ofRound(store, round);
  return DELIVERIES - rows.filter(({ status }) => status === 'sent').length;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function checkRound(store: Store, round: number): Promise<void> {
  const rows = await ofRound(store, round);
  expect(rows.length, `round ${round}: queued`).toBe(DELIVERIES);
  expect(new Set(rows.map(({ ownerId, channel }) => `${ownerId} ${channel}`)).size).toBe(DELIVERIES);
}
