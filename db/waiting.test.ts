import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openScratchStore } from '../tests/support/scratch-store.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { openStore } from './open-store.ts';
import { retryBusy } from './retry-busy.ts';
import { district } from './schema/district.ts';

describe('a database that somebody else has locked', () => {
  it('lets the event loop run while a write waits, and then writes', async () => {
    const scratch = await openScratchStore();
    const other = new Sqlite(join(scratch.folder, 'app.db'));
    other.exec('BEGIN IMMEDIATE');
    const started = performance.now();
    const write = scratch.store.write((tx) => insertDistrict(tx, { id: 'patient' }));
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    other.exec('COMMIT');
    await write;
    expect(performance.now() - started).toBeLessThan(2_000);
    expect(await scratch.store.read.$count(district, eq(district.id, 'patient'))).toBe(1);
    other.close();
    await scratch.end();
  });

  it('is given up after the patience is over, with the busy error', async () => {
    const busy = Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      throw busy;
    };
    await expect(retryBusy(attempt, 5)).rejects.toBe(busy);
    expect(attempts).toBeGreaterThan(1);
  });

  it('is not tried again for any other error', async () => {
    let attempts = 0;
    const attempt = () => {
      attempts += 1;
      throw new Error('syntax');
    };
    await expect(retryBusy(attempt)).rejects.toThrow('syntax');
    expect(attempts).toBe(1);
  });
});

describe('opening', () => {
  it('for reading only refuses to write and to migrate', async () => {
    const scratch = await openScratchStore();
    const reading = openStore({
      url: `file:${join(scratch.folder, 'app.db')}`,
      readOnly: true,
      cells: TEST_CELLS,
    });
    expect((await reading.readiness()).problem).toBeNull();
    await expect(reading.write((tx) => insertDistrict(tx))).rejects.toThrow('reading only');
    await expect(reading.migrate()).rejects.toThrow('reading only');
    await reading.close();
    await scratch.end();
  });

  it('names an address of no known kind, without repeating what may be secret in it', () => {
    expect(() => openStore({ url: 'postgres://me:secret@host/db', cells: TEST_CELLS })).toThrow(
      /not postgres:$/,
    );
    expect(() => openStore({ url: 'file::memory:', cells: TEST_CELLS })).toThrow('needs a file');
  });

  it('is not ready before the first migration', async () => {
    const scratch = await openScratchStore();
    const empty = openStore({ url: `file:${join(scratch.folder, 'empty.db')}`, cells: TEST_CELLS });
    expect(await empty.readiness()).toEqual({ problem: 'not migrated', schema: null });
    await empty.close();
    await scratch.end();
  });
});
