import Sqlite from 'better-sqlite3';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginSealsAnew, checkSeals } from '#api/access/audit/check-seals.ts';
import { hasLostSeal, readSealFile, sealFileBeside, sealKeeper } from '#api/access/audit/keep-seal.ts';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { removeOldAudit } from '#api/access/audit/remove-old-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { auditEntry, auditSeal } from '#db/schema/audit-entry.ts';
import { AUDIT_KEPT_MS, BLOCK_ENTRIES_MAX } from '#domain/audit/audit-seal.ts';
import { TEST_NOW } from '../support/cast.ts';
import { openWorld, type World } from '../support/world.ts';

const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const key = () => world.config.dataKey;
const seal = (now = TEST_NOW) => sealAudit(world.store, key(), now);
const check = (now = TEST_NOW) => checkSeals(world.store.read, key(), now);
const seals = () => world.store.read.select().from(auditSeal).orderBy(asc(auditSeal.block));
const entries = () => world.store.read.select().from(auditEntry);
const record = (count: number, at = TEST_NOW) =>
  world.store.write(async (tx) => {
    for (let number = 0; number < count; number += 1) {
      const about = { actorId: 'volunteer', subjectId: 'volunteer' };
      await recordAudit(tx, at, { ...about, action: 'log-in', detail: { number } });
    }
  });

/** Changes the database file directly, as its owner can: the triggers are dropped first. */
function tamper(sql: string): void {
  const file = new Sqlite(world.databaseFile);
  file.exec(
    'DROP TRIGGER audit_entry_no_update; DROP TRIGGER audit_entry_no_delete; DROP TRIGGER audit_seal_no_update',
  );
  expect(file.prepare(sql).run().changes).toBe(1);
  file.close();
}

describe('the newest seal, kept outside the database', () => {
  const LOST = 'the audit log has lost its newest seals';
  const sealFile = () => sealFileBeside(world.databaseFile);
  const removeNewest = () => {
    const file = new Sqlite(world.databaseFile);
    file.exec('DROP TRIGGER audit_entry_no_delete; DROP TRIGGER audit_seal_no_delete');
    file.exec(`DELETE FROM audit_entry WHERE "id" = (SELECT "lastEntryId" FROM audit_seal ORDER BY "block" DESC LIMIT 1);
      DELETE FROM audit_seal WHERE "block" = (SELECT max("block") FROM audit_seal)`);
    file.close();
  };

  it('stands in the log and in a file, without anything about people [SAF-22]', async () => {
    const lines: string[] = [];
    await world.close();
    world = await openWorld({ logLines: lines });
    const keep = sealKeeper({ ...world, config: { databaseUrl: `file:${world.databaseFile}` } });
    await record(1);
    await seal();
    await keep();
    await keep();
    const told = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'audit log sealed');
    const [{ block, seal: newest } = { block: 0, seal: '' }] = await seals();
    expect(told).toMatchObject([{ block, seal: newest }]);
    expect(JSON.stringify(told)).not.toContain('volunteer');
    expect(await readSealFile(sealFile())).toEqual({ block, seal: newest });
  });

  it.each([
    ['and nothing comes after', false],
    ['and new entries are sealed in its place', true],
  ])(
    'tells that it was removed with its entries, %s, and keeps what it knows [SAF-22]',
    async (_case, goesOn) => {
      const lines: string[] = [];
      await world.close();
      world = await openWorld({ logLines: lines });
      const keep = sealKeeper({ ...world, config: { databaseUrl: `file:${world.databaseFile}` } });
      for (const at of [TEST_NOW, TEST_NOW + 1]) {
        await record(1, at);
        await seal(at);
        await keep();
      }
      const kept = await readSealFile(sealFile());
      removeNewest();
      if (goesOn) {
        await record(1, TEST_NOW + 2);
        await seal(TEST_NOW + 2);
      }
      expect(await check(), 'the chain alone is whole').toMatchObject({ broken: null });
      await keep();
      await keep();
      expect(lines.filter((line) => line.includes(LOST))).toHaveLength(1);
      expect(await readSealFile(sealFile())).toEqual(kept);
      expect(kept && (await hasLostSeal(world.store.read, kept))).toBe(true);
    },
  );
});

describe('the seals of the audit log', () => {
  it('entries are sealed in order, block after block, and nothing is sealed twice [SAF-22]', async () => {
    expect(await seal()).toBe(false);
    await record(3);
    expect(await seal()).toBe(false);
    await record(2);
    await seal(TEST_NOW + MINUTE_MS);
    await seal(TEST_NOW + MINUTE_MS);
    expect((await seals()).map(({ block, entries: sealed, sealedAt }) => [block, sealed, sealedAt])).toEqual([
      [1, 3, TEST_NOW],
      [2, 2, TEST_NOW + MINUTE_MS],
    ]);
    expect(await check()).toEqual({ blocks: 2, entries: 5, broken: null, isOverdue: false });
  });

  it('many entries make several blocks [SAF-22]', async () => {
    await record(BLOCK_ENTRIES_MAX + 1);
    expect([await seal(), await seal()]).toEqual([true, false]);
    expect(await check()).toMatchObject({ blocks: 2, entries: BLOCK_ENTRIES_MAX + 1 });
  });

  it.each([
    ['changed', `UPDATE audit_entry SET "actorId" = 'gold' WHERE json_extract("detail", '$.number') = 1`],
    [
      'said in other words',
      `UPDATE audit_entry SET "detail" = '{ "number": 1 }' WHERE json_extract("detail", '$.number') = 1`,
    ],
    ['taken out', `DELETE FROM audit_entry WHERE json_extract("detail", '$.number') = 1`],
    [
      'put between',
      `INSERT INTO audit_entry (rowid, "id", "at", "action", "subjectType", "detail")
        SELECT min(rowid) - 1, 'x', 1, 'log-in', 'account', '{}' FROM audit_entry`,
    ],
    ['sealed anew without the key', `UPDATE audit_seal SET "seal" = '${'0'.repeat(64)}' WHERE "block" = 2`],
  ])('an entry that was %s is found, in its block [SAF-22]', async (what, sql) => {
    if (what === 'put between') await record(1);
    else await record(1, TEST_NOW - 1);
    await seal();
    await record(3);
    await seal();
    await record(1);
    await seal();
    tamper(sql);
    const { broken } = await check();
    expect(broken?.block).toBe(what === 'put between' ? 1 : 2);
  });

  it('with another key nothing is right, and what waits too long for its seal is told [SAF-22]', async () => {
    await record(2);
    await seal();
    expect(await checkSeals(world.store.read, createDataKey('ab'.repeat(32)), TEST_NOW)).toMatchObject({
      broken: { block: 1, lastAt: TEST_NOW },
    });
    await record(1);
    expect(await check(TEST_NOW + MINUTE_MS)).toMatchObject({ isOverdue: false });
    expect(await check(TEST_NOW + 6 * MINUTE_MS)).toMatchObject({ broken: null, isOverdue: true });
  });
});

it('after the key was lost for good the log is sealed with the next one, and checked from there [SAF-22]', async () => {
  await record(2);
  await seal();
  const next = createDataKey('ab'.repeat(32));
  await world.store.write((tx) => beginSealsAnew(tx, TEST_NOW));
  await record(3);
  await sealAudit(world.store, next, TEST_NOW);
  expect(await checkSeals(world.store.read, next, TEST_NOW)).toMatchObject({
    blocks: 1,
    entries: 3,
    broken: null,
  });
  tamper(`UPDATE audit_entry SET "actorId" = 'gold' WHERE json_extract("detail", '$.number') = 2`);
  expect(await checkSeals(world.store.read, next, TEST_NOW)).toMatchObject({ broken: { block: 2 } });
});

describe('what is too old', () => {
  const OLD = TEST_NOW - AUDIT_KEPT_MS - MINUTE_MS;

  it('whole blocks over 24 months go, the log says where it begins, and what stays is still sealed [SAF-22]', async () => {
    await record(3, OLD);
    await seal(OLD);
    await record(700, OLD + 1);
    await record(1, TEST_NOW - AUDIT_KEPT_MS + MINUTE_MS);
    await seal(OLD + 2);
    await removeOldAudit(world.store, TEST_NOW);
    expect((await seals()).map(({ block, removedAt }) => [block, removedAt])).toEqual([
      [1, TEST_NOW],
      [2, null],
    ]);
    expect((await entries()).find(({ action }) => action === 'audit-shortened')).toMatchObject({
      subjectType: 'audit',
      subjectId: '1',
      detail: { entries: 3, until: OLD },
    });
    expect(await entries()).toHaveLength(702);
    await seal();
    expect(await check()).toEqual({ blocks: 2, entries: 702, broken: null, isOverdue: false });
    await removeOldAudit(world.store, TEST_NOW);
    expect(await entries()).toHaveLength(702);

    await removeOldAudit(world.store, TEST_NOW + 2 * MINUTE_MS);
    await seal();
    expect(await check()).toEqual({ blocks: 2, entries: 2, broken: null, isOverdue: false });
  });

  it('what is younger, or not sealed, cannot be deleted by anybody [SAF-22]', async () => {
    const remove = (sql: string) => world.store.write((tx) => tx.run(sql) as unknown as Promise<unknown>);
    await record(1, OLD);
    await expect(remove('DELETE FROM audit_entry')).rejects.toThrow();
    await seal(OLD);
    await record(1);
    await seal();
    for (const sql of [
      'DELETE FROM audit_entry',
      `UPDATE audit_seal SET "removedAt" = ${TEST_NOW} WHERE "block" = 2`,
      `UPDATE audit_seal SET "entries" = 1`,
      'DELETE FROM audit_seal',
    ])
      await expect(remove(sql)).rejects.toThrow();
    await removeOldAudit(world.store, TEST_NOW);
    await expect(remove('DELETE FROM audit_entry')).rejects.toThrow();
    expect(await entries()).toHaveLength(2);
  });
});
