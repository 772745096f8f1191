import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Job } from '#api/access/jobs/job.ts';
import { BACKUP, BACKUP_CHECK } from '#api/operations/backups/backup-jobs.ts';
import { LEASE_MS } from '#api/operations/jobs/claim-run.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { openStore } from '#db/open-store.ts';
import { filesOfCopy } from '#db/picture-copy.ts';
import { checkCopy } from '#db/restore.ts';
import { jobRun } from '#db/schema/job-run.ts';
import { picture } from '#db/schema/picture.ts';
import { isSealedCopy, openCopy } from '#db/sealed-copy.ts';
import { copyName } from '#domain/installation/backup-copies.ts';
import { startBucket } from '../support/bucket-peer.ts';
import { hasLibsqlServer, startLibsqlServer } from '../support/libsql-server.ts';
import { runJob } from '../support/run-job.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { TEST_CELLS, TEST_DATA_KEY } from '../support/test-key.ts';

const KEY = 'c3'.repeat(32);
const HOUR_MS = 3_600_000;
const START = Date.parse('2026-11-30T12:00:00Z');

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
let bucket: Awaited<ReturnType<typeof startBucket>>;
let now: number;
beforeEach(async () => {
  [scratch, bucket] = await Promise.all([openScratchStore(), startBucket()]);
  now = START;
  await scratch.store.write((tx) => insertDistrict(tx, { id: '77', name: 'Harborside of the backup' }));
});
afterEach(async () => {
  await bucket.stop();
  await scratch.end();
});

const inFolder = (name: string) => path.join(scratch.folder, name);
const copies = () => readdirSync(inFolder('backups')).sort();
const configOf = (env: Record<string, string>) =>
  readConfig({ DATABASE_URL: `file:${inFolder('app.db')}`, DATA_KEY: TEST_DATA_KEY, ...env });
const folderConfig = (env: Record<string, string> = {}) =>
  configOf({ BACKUP_DIR: inFolder('backups'), BACKUP_KEY: KEY, ...env });

/** The newest run of a job, after what is due of it was done. */
async function runOf(job: Job, config: Config, store = scratch.store) {
  await runJob({ store, config, log: silentLog, clock: { now: () => now } }, job);
  const runs = await store.read.select().from(jobRun).where(eq(jobRun.name, job.name));
  return runs.at(-1);
}

describe('backups', () => {
  it('go to a folder with their pictures, sealed with BACKUP_KEY, and are restored into memory each day [OPS-10]', async () => {
    const id = 'ab'.repeat(16);
    mkdirSync(inFolder('pictures'));
    for (const ending of ['192.avif', '192.webp', '200.avif', '200.webp'])
      writeFileSync(inFolder(`pictures/${id}-${ending}`), 'dots');
    await scratch.store.write(async (tx) => {
      const { id: providerId } = await insertProvider(tx);
      const looks = { altText: 'A loaf', color: '#aabbcc', width: 200, height: 160, bytes: 4, createdAt: 1 };
      await tx.insert(picture).values({ id, providerId, place: 'LOGO', ...looks });
    });
    expect(await runOf(BACKUP, folderConfig())).toMatchObject({ handled: 1, failures: 0, doneAt: now });
    expect(copies()).toEqual([copyName(now)]);
    const copy = inFolder(`backups/${copyName(now)}`);
    expect(isSealedCopy(copy)).toBe(true);
    expect([statSync(copy).mode & 0o077, statSync(inFolder('backups')).mode & 0o077]).toEqual([0, 0]);
    await openCopy(copy, inFolder('opened'), KEY);
    expect(readFileSync(inFolder('opened')).includes('Harborside of the backup')).toBe(true);
    expect([...filesOfCopy(inFolder('opened'))]).toHaveLength(4);
    expect(await runOf(BACKUP_CHECK, folderConfig())).toMatchObject({ handled: 1, failures: 0, doneAt: now });
    expect(readdirSync(scratch.folder).filter((name) => name.startsWith('backup-work'))).toEqual([]);
  });

  it('go to a bucket in parts, and are read back from there [OPS-10]', async () => {
    const config = configOf({ ...bucket.settingsFor('BACKUP'), BACKUP_KEY: KEY });
    // More than one part of an upload.
    await scratch.store.write((tx) => tx.run(sql`CREATE TABLE "large" ("bytes" BLOB)`));
    await scratch.store.write((tx) => tx.run(sql`INSERT INTO "large" VALUES (randomblob(9000000))`));
    expect(await runOf(BACKUP, config)).toMatchObject({ handled: 1, failures: 0 });
    expect([...bucket.objects.keys()]).toEqual([`backups/${copyName(now)}`]);
    writeFileSync(inFolder('fetched'), bucket.objects.get(`backups/${copyName(now)}`)?.bytes ?? '');
    await openCopy(inFolder('fetched'), inFolder('opened'), KEY);
    expect(checkCopy(inFolder('opened')).tables).toContain('district');
    expect(await runOf(BACKUP_CHECK, config)).toMatchObject({ handled: 1, failures: 0 });
  });

  it('are made every so many hours; what the plan does not keep is dropped, other files never [OPS-10]', async () => {
    const config = folderConfig({ BACKUP_EVERY_HOURS: '6' });
    const old = [copyName(START - 500 * 24 * HOUR_MS), copyName(START - 400 * 24 * HOUR_MS)];
    mkdirSync(inFolder('backups'));
    for (const name of [...old, `${copyName(START)}.partial`, 'notes.txt'])
      writeFileSync(inFolder(`backups/${name}`), '');
    await runOf(BACKUP, config);
    await runOf(BACKUP, config);
    const first = copyName(now);
    now = Date.parse('2026-11-30T14:00:00Z');
    await runOf(BACKUP, config);
    expect(copies()).toEqual([first, copyName(now), 'notes.txt'].sort());
  });

  it('that cannot be read back are a failed run, and older ones stay meanwhile [OPS-10]', async () => {
    const config = folderConfig();
    const old = copyName(START - 500 * 24 * HOUR_MS);
    expect(await runOf(BACKUP_CHECK, config), 'nothing was made yet').toMatchObject({
      handled: 0,
      failures: 0,
    });
    await runOf(BACKUP, config);
    truncateSync(inFolder(`backups/${copyName(now)}`), 5_000);
    writeFileSync(inFolder(`backups/${old}`), '');
    now += 24 * HOUR_MS;
    expect(await runOf(BACKUP_CHECK, config)).toMatchObject({ failures: 1, doneAt: null });
    await runOf(BACKUP, config);
    expect(copies()).toContain(old);
    now += HOUR_MS;
    expect(await runOf(BACKUP_CHECK, config)).toMatchObject({ failures: 1, doneAt: now });
    rmSync(inFolder('backups'), { recursive: true });
    mkdirSync(inFolder('backups'));
    now += 24 * HOUR_MS;
    expect(await runOf(BACKUP_CHECK, config)).toMatchObject({
      failures: 1,
      lastFailure: 'BackupFault MISSING',
    });
  });

  it('that lack what the database had before them are a failed run [OPS-10]', async () => {
    await runOf(BACKUP, folderConfig());
    const event = { action: 'account-banned', actorId: null, subjectId: null } as const;
    await scratch.store.write((tx) => recordAudit(tx, now - HOUR_MS, event));
    const run = await runOf(BACKUP_CHECK, folderConfig());
    expect(run).toMatchObject({ doneAt: null, lastFailure: 'BackupFault INCOMPLETE' });
  });

  it('end with the process, which gives the run back and leaves nothing readable [OPS-10]', async () => {
    const asked = Promise.withResolvers<void>();
    const silent = createServer(() => asked.resolve()).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const url = { ...bucket.settingsFor('BACKUP'), BACKUP_URL: `http://127.0.0.1:${port}/bucket` };
    const config = configOf({ ...url, BACKUP_KEY: KEY });
    const { store } = scratch;
    const deps = { store, clock: () => now, log: silentLog, config: async () => config };
    const runner = new JobRunner(deps, [BACKUP]);
    await runner.begin();
    await asked.promise;
    now += LEASE_MS / 2;
    const lease = async () => (await store.read.select().from(jobRun))[0];
    await expect.poll(lease, { timeout: 5_000 }).toMatchObject({ leasedUntil: now + LEASE_MS });
    await runner.stop();
    expect(await lease()).toMatchObject({ doneAt: null, failures: 0, leasedUntil: now + 1 });
    expect(readdirSync(scratch.folder).filter((name) => name.startsWith('backup-work'))).toEqual([]);
    silent.closeAllConnections();
    silent.close();
  });

  it.skipIf(!hasLibsqlServer)('of a libSQL server are made and read back, too [OPS-10]', async () => {
    const server = await startLibsqlServer(inFolder('server'));
    const store = openStore({ url: server.url, cells: TEST_CELLS });
    try {
      await store.migrate();
      await store.write((tx) => insertDistrict(tx, { id: '77', name: 'Harborside of the server' }));
      const config = folderConfig({ DATABASE_URL: server.url });
      expect(await runOf(BACKUP, config, store)).toMatchObject({ handled: 1, failures: 0 });
      await openCopy(inFolder(`backups/${copyName(now)}`), inFolder('opened'), KEY);
      expect(readFileSync(inFolder('opened')).includes('Harborside of the server')).toBe(true);
      expect(await runOf(BACKUP_CHECK, config, store)).toMatchObject({ handled: 1, failures: 0 });
    } finally {
      await store.close();
      await server.stop();
    }
  });

  it('are no jobs of an installation that has set none up [OPS-10]', async () => {
    expect(await runOf(BACKUP, configOf({}))).toBeUndefined();
    expect(await runOf(BACKUP_CHECK, configOf({}))).toBeUndefined();
  });
});
