import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import Sqlite from 'better-sqlite3';
import { insertAccount } from '#db/factories/insert-account.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS } from './bench-world.ts';
import { median } from './median.ts';
import { cpuMilliseconds } from './server-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const ROUNDS = 7;
const CPU_GOAL_MS = 1_200;
const RATIO_GOAL = 1.5;

/** A start of what is built, on a small database and on one of so many MB: until it serves, and its processor time. */
export async function benchStart([size = '300']: readonly string[] = []): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [small, large] = [path.join(folder, 'small.db'), path.join(folder, 'large.db')] as const;
  for (const file of [small, large]) await addAccount(file);
  grow(large, Number(size) * 1_000_000);
  const starts = { small: [] as Start[], large: [] as Start[] };
  // Side by side, so that what else the machine does meets both.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ofSmall, ofLarge] = [await start(small), await start(large)];
    // The first round builds what is stale and reads the disk.
    if (round > 0) starts.small.push(ofSmall);
    if (round > 0) starts.large.push(ofLarge);
  }
  const [time, timeOfLarge] = [medianOf(starts.small, 'ms'), medianOf(starts.large, 'ms')];
  const megabytes = Math.round(statSync(large).size / 1_000_000);
  return [
    `start: ${medianOf(starts.small, 'cpuMs')} ms of the processor until it serves (goal ≤ ${CPU_GOAL_MS} ms), ${time} ms in all`,
    `  on a database of ${megabytes} MB ${timeOfLarge} ms: ${(timeOfLarge / time).toFixed(2)} × (goal ≤ ${RATIO_GOAL} ×), ` +
      `${medianOf(starts.large, 'cpuMs')} ms of the processor`,
  ];
}

/** Adds a staff account; a start on an empty database would seed the demo world. */
async function addAccount(file: string): Promise<void> {
  const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
  await store.migrate();
  await store.write((tx) => insertAccount(tx, { id: 'bench-staff', isStaff: true }));
  await store.close();
}

/** Sign-ups straight into their table, of quests and people that there are not: a start reads none of them. */
function grow(file: string, bytes: number): void {
  const db = new Sqlite(file);
  db.pragma('foreign_keys = OFF');
  db.pragma('synchronous = OFF');
  const more =
    db.prepare(`INSERT INTO contract (id, questId, chariteerId, claimedAt, abandonedAt, abandonReason)
    WITH RECURSIVE many (value) AS (SELECT 1 UNION ALL SELECT value + 1 FROM many WHERE value < 100000)
    SELECT printf('bench-contract-%d-%d', ?, value), printf('bench-quest-%d', value % 20000),
      printf('bench-person-%d', value % 5000), 1, 2, 'Other plans' FROM many`);
  for (let round = 0; statSync(file).size < bytes; round += 1) {
    more.run(round);
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
  db.close();
}

type Start = { ms: number; cpuMs: number };

async function start(database: string): Promise<Start> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [path.join(root, 'scripts/start.mjs')], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DATABASE_URL: `file:${database}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => line.startsWith('Console ') && resolve());
  });
  const result = { ms: performance.now() - startedAt, cpuMs: cpuMilliseconds({ child }) };
  child.kill('SIGTERM');
  await once(child, 'exit');
  return result;
}

function medianOf(starts: readonly Start[], of: keyof Start): number {
  return Math.round(median(starts.map((one) => one[of])));
}
