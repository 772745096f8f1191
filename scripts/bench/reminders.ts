import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { createLog } from '#api/process/log/log.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { setting } from '#db/schema/setting.ts';
import type { Store } from '#db/store.ts';
import { BENCH_NOW } from './bench-world.ts';

const KEY = 'be'.repeat(32);
const QUESTS = 500;
const PEOPLE_A_QUEST = 20;
const REMINDED = QUESTS * PEOPLE_A_QUEST;
const HOUR_MS = 3_600_000;
/** The reminder of three hours before is due on the minute. */
const NOW = Math.floor(BENCH_NOW / 60_000) * 60_000;

/** 10,000 reminders that are due in one minute: by themselves, and while someone else writes all the time. */
export async function benchReminders(): Promise<string[]> {
  const alone = await remindAll(false);
  const beside = await remindAll(true);
  const { waits } = beside;
  return [
    `reminders: ${alone.queued} of ${REMINDED} due in one minute queued in ${alone.processor.toFixed(1)} s of the processor (goal ≤ 3 s), ${alone.seconds.toFixed(1)} s in all`,
    `  beside ${waits.length} other writes in ${beside.seconds.toFixed(1)} s; they waited ${at(waits, 0.5)} ms, 99 of 100 at most ${at(waits, 0.99)} ms, the longest ${at(waits, 1)} ms (goal ≤ 50 ms)`,
    `  this machine takes up to ${beside.pausedMs.toFixed(0)} ms to go on after a pause of 2 ms by itself, which nobody can better`,
  ];
}

type Reminding = { queued: number; processor: number; seconds: number; waits: number[]; pausedMs: number };

async function remindAll(othersWrite: boolean): Promise<Reminding> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const file = path.join(folder, 'reminders.db');
  const store = openStore({ url: `file:${file}`, cells: createDataKey(KEY).cells });
  await store.migrate();
  await store.write(async (tx) => void (await insertProvider(tx, { id: 'p' })));
  insertSignUps(file);
  const config = readConfig({ LOG_LEVEL: 'silent', DATA_KEY: KEY });
  const deps = { store, clock: () => NOW, log: createLog(config), config: async () => config };
  const runner = new JobRunner(deps, [REMINDERS]);
  const pausedMs = othersWrite ? await longestPause() : 0;
  const before = process.cpuUsage();
  const ends = new AbortController();
  const others = othersWrite ? writeOn(store, ends.signal) : Promise.resolve([]);
  const startedAt = performance.now();
  await runner.begin();
  await runner.settled();
  const seconds = (performance.now() - startedAt) / 1000;
  ends.abort();
  const waits = (await others).sort((one, other) => one - other);
  const { user, system } = process.cpuUsage(before);
  const queued = countIn(file, 'outbox_message');
  await store.close();
  rmSync(folder, { recursive: true });
  return { queued, processor: (user + system) / 1e6, seconds, waits, pausedMs };
}

/** How late the machine lets an idle process go on at worst, in two seconds; ms. */
async function longestPause(): Promise<number> {
  let longest = 0;
  for (const endsAt = performance.now() + 2_000; performance.now() < endsAt; ) {
    const before = performance.now();
    await pause(2);
    longest = Math.max(longest, performance.now() - before - 2);
  }
  return longest;
}

const at = (sorted: readonly number[], share: number) =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);

/** Someone who writes a row every few milliseconds, and how long each took. */
async function writeOn(store: Store, ends: AbortSignal): Promise<number[]> {
  const waits: number[] = [];
  for (let count = 0; !ends.aborted; count += 1) {
    const startedAt = performance.now();
    await store.write(async (tx) => {
      const values = { key: 'bench', value: count, updatedAt: NOW };
      const set = { value: count };
      await tx.insert(setting).values(values).onConflictDoUpdate({ target: setting.key, set });
    });
    waits.push(performance.now() - startedAt);
    await pause(2);
  }
  return waits;
}

function countIn(file: string, table: string): number {
  const db = new Sqlite(file, { readonly: true });
  const { rows } = db.prepare(`SELECT count(*) AS rows FROM ${table}`).get() as { rows: number };
  db.close();
  return rows;
}

/** Straight through the driver: the factories would take much longer than what is measured. */
function insertSignUps(file: string): void {
  const db = new Sqlite(file);
  const from = (rows: number) => `WITH RECURSIVE one(n) AS (
    SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < ${rows})`;
  const startedAt = NOW + 3 * HOUR_MS;
  const id = `printf('00000000-0000-7000-8000-%012x', n)`;
  db.transaction(() => {
    db.exec(`INSERT INTO account (id, displayName, username, usernameKey, email, emailKey, accountType, entityId, createdAt,
        nameFirst, nameLast, dateOfBirth)
      ${from(REMINDED)} SELECT ${id}, 'person' || n, 'person' || n, 'person' || n, 'person' || n || '@demo.example',
        'person' || n || '@demo.example', 'Chariteer', 'entity-' || n, ${NOW}, 'Ada', 'Bench', '1990-05-17' FROM one`);
    db.exec(`INSERT INTO contact_email (id, accountId, emailAddress, verificationStatus)
      ${from(REMINDED)} SELECT 'contact-' || n, ${id}, 'person' || n || '@demo.example', 'Confirmed' FROM one`);
    db.exec(`INSERT INTO chariteer (id, username, emailAddress, phoneNumber, dateOfBirth, nameFirst, nameLast, createdAt)
      ${from(REMINDED)} SELECT ${id}, 'person' || n, 'person' || n || '@demo.example', '2015550100', '1990-05-17', 'Ada', 'Bench', ${NOW} FROM one`);
    db.exec(`INSERT INTO quest (id, providerId, eventTitle, eventType, publishingStatus, startedAt, endedAt,
        resourceMinNumber, resourceDesiredNumber, resourceMaxNumber, takenCount, equipment, giverName, firstMinutes, createdAt, updatedAt)
      ${from(QUESTS)} SELECT 'quest-' || n, 'p', 'Evening meal ' || n, 'OSV', 'Published', ${startedAt}, ${startedAt + 2 * HOUR_MS},
        1, 5, 75, ${PEOPLE_A_QUEST}, 'Closed shoes', 'Corinne', 'Ring at the blue side door.', ${NOW}, ${NOW} FROM one`);
    db.exec(`INSERT INTO contract (id, questId, chariteerId, claimedAt)
      ${from(REMINDED)} SELECT ${id}, 'quest-' || (1 + n % ${QUESTS}), ${id}, ${NOW - 48 * HOUR_MS} FROM one`);
  })();
  db.close();
}
