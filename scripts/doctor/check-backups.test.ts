import { afterEach, beforeEach, expect, it } from 'vitest';
import { readConfig } from '#api/process/config/config.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { openScratchStore } from '../../tests/support/scratch-store.ts';
import { checkBackups } from './check-backups.ts';

const HOUR_MS = 3_600_000;
const NOW = Date.parse('2026-11-30T12:00:00Z');

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

type Run = Partial<typeof jobRun.$inferInsert> & { name: string; hoursAgo: number };

/** What is found where these runs of the jobs are written down. */
async function found(env: Record<string, string>, ...runs: Run[]): Promise<string[]> {
  for (const { hoursAgo, ...run } of runs) {
    const slot = NOW - hoursAgo * HOUR_MS;
    const row = { slot, leasedUntil: slot, startedAt: slot, ...run };
    await scratch.store.write(async (tx) => void (await tx.insert(jobRun).values(row)));
  }
  const database = { read: scratch.store.read, applied: [], isCurrent: true, close: async () => {} };
  const none = { file: null, databaseProblem: null, keptSeals: [], isQuick: false, ledgerFrom: null };
  const installation = { ...none, env, config: readConfig(env), database, now: NOW, tell: () => {} };
  return (await checkBackups(installation)).map(({ severity, text }) => `${severity}: ${text}`);
}

const SET_UP = { BACKUP_DIR: '/srv/backups', BACKUP_EVERY_HOURS: '6' };
const made = (hoursAgo: number) => ({ name: 'backup', hoursAgo, doneAt: NOW - hoursAgo * HOUR_MS });
const failed = (name: string, hoursAgo = 1) => ({ name, hoursAgo, failures: 2, lastFailure: 'Error ENOSPC' });

it('warns in production that no backups are made [OPS-10]', async () => {
  expect(await found({ NODE_ENV: 'production' })).toEqual(['warning: No backups are made.']);
  expect(await found({})).toEqual(['fine: No backups are set up.']);
});

it('tells of when the last backup is [OPS-10]', async () => {
  expect(await found(SET_UP)).toEqual(['fine: The first backup is still to be made.']);
  expect(await found(SET_UP, made(18), made(12))).toEqual([
    'fine: The last backup is of 2026-11-30T00:00:00.000Z.',
  ]);
});

it('a backup that failed is a warning, one older than two intervals an error [OPS-10]', async () => {
  expect(await found(SET_UP, made(12), failed('backup'))).toEqual([
    'warning: The last backup failed: Error ENOSPC.',
  ]);
  expect(await found({ ...SET_UP, BACKUP_EVERY_HOURS: '5' })).toEqual([
    'error: The last backup is of 2026-11-30T00:00:00.000Z.',
  ]);
});

it('a backup that could not be read back is an error [OPS-10]', async () => {
  expect(await found(SET_UP, made(1), failed('backup-check'))).toEqual([
    'error: The last backup could not be read back: Error ENOSPC.',
  ]);
});
