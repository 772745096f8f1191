import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@libsql/client';
import Sqlite from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyDatabase } from '../tests/support/copy-database.ts';
import { hasLibsqlServer, startLibsqlServer } from '../tests/support/libsql-server.ts';
import { AS_COMMAND } from '../tests/support/started-process.ts';
import { BACKENDS, temporaryFolder } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { insertContract, insertCredit } from './factories/insert-contract.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { insertQuest } from './factories/insert-quest.ts';
import { openStore } from './open-store.ts';
import { checkCopy, restoreEmbedded, restoreLibsql } from './restore.ts';
import { district } from './schema/district.ts';
import { quest } from './schema/quest.ts';
import type { Store } from './store.ts';

const ENDLESS_WRITER = join(import.meta.dirname, '../tests/support/endless-writer.ts');

const idsIn = (file: string, table = 'district') => {
  const db = new Sqlite(file, { readonly: true });
  const ids = db.prepare(`SELECT id FROM "${table}"`).pluck().all() as string[];
  db.close();
  return new Set(ids);
};

describe('the embedded database file', () => {
  let folder: string;
  let remove: () => void;
  let file: string;
  let store: Store;

  beforeEach(async () => {
    ({ folder, remove } = temporaryFolder());
    file = join(folder, 'app.db');
    store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    await store.migrate();
  });
  afterEach(async () => {
    await store.close();
    remove();
  });

  it('an online backup while writing holds everything acknowledged before it began', async () => {
    const acknowledged: string[] = [];
    let isWriting = true;
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; isWriting; number += 1) {
        const id = `${writer}-${number}`;
        await store.write((tx) => insertDistrict(tx, { id }));
        acknowledged.push(id);
      }
    });
    for (let round = 0; round < 5; round += 1) {
      const promised = [...acknowledged];
      const copy = join(folder, `copy-${round}.db`);
      await copyDatabase(`file:${file}`, copy);
      checkCopy(copy);
      const kept = idsIn(copy);
      expect(promised.filter((id) => !kept.has(id))).toEqual([]);
      expect(acknowledged.length).toBeGreaterThan(promised.length);
    }
    isWriting = false;
    await Promise.all(writers);
  });

  it('a backup does not touch a file that is there already, and leaves nothing half', async () => {
    const copy = join(folder, 'copy.db');
    writeFileSync(copy, 'mine');
    await expect(copyDatabase(`file:${file}`, copy)).rejects.toThrow('exists already');
    expect(readFileSync(copy, 'utf8')).toBe('mine');
    await expect(copyDatabase(`file:${file}`, join(folder, 'missing', 'copy.db'))).rejects.toThrow();
    expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
  });

  it('restore brings the copy back and keeps the old file beside it', async () => {
    await store.write((tx) => insertDistrict(tx, { id: 'in-the-copy' }));
    const copy = join(folder, 'copy.db');
    await copyDatabase(`file:${file}`, copy);
    await store.write((tx) => insertDistrict(tx, { id: 'later' }));
    await store.close();
    await restoreEmbedded(copy, file);
    expect(idsIn(file)).toEqual(new Set(['in-the-copy']));
    expect(idsIn(`${file}.before-restore`)).toEqual(new Set(['in-the-copy', 'later']));
    store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
    await store.write((tx) => insertDistrict(tx, { id: 'after' }));
  });

  it('restore refuses a corrupt, a foreign and a dangling copy and leaves the database as it was', async () => {
    await store.write((tx) => insertCredit(tx));
    const copy = join(folder, 'copy.db');
    await copyDatabase(`file:${file}`, copy);
    await store.close();
    const bytes = readFileSync(copy);
    const torn = join(folder, 'torn.db');
    writeFileSync(
      torn,
      Buffer.concat([bytes.subarray(0, 40_960), Buffer.alloc(40_960, 7), bytes.subarray(81_920)]),
    );
    const foreign = join(folder, 'foreign.db');
    new Sqlite(foreign).exec('CREATE TABLE other (id TEXT)').close();
    const dangling = join(folder, 'dangling.db');
    writeFileSync(dangling, bytes);
    const broken = new Sqlite(dangling);
    broken.pragma('foreign_keys = OFF');
    broken.exec('DELETE FROM contract').close();
    const before = readFileSync(file);
    for (const bad of [torn, foreign, dangling, join(folder, 'missing.db')]) {
      await expect(restoreEmbedded(bad, file)).rejects.toThrow();
    }
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes('restor'))).toEqual([]);
    store = openStore({ url: `file:${file}`, cells: TEST_CELLS });
  });

  it('restore refuses while a process has the database open', async () => {
    const copy = join(folder, 'copy.db');
    await copyDatabase(`file:${file}`, copy);
    await expect(restoreEmbedded(copy, file)).rejects.toThrow('in use');
    expect((await store.readiness()).problem).toBeNull();
  });

  it('after a scrub no deleted or overwritten value is left in the file or its journal [OPEN-ACC-05]', async () => {
    await store.write((tx) =>
      insertDistrict(tx, { id: 'secret', name: 'Unforgettable', noun: 'Overwritten' }),
    );
    await store.write((tx) => tx.update(district).set({ noun: 'Other' }).where(eq(district.id, 'secret')));
    await store.scrub();
    const isAnywhere = (word: string) =>
      readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(word));
    expect([isAnywhere('Unforgettable'), isAnywhere('Overwritten')]).toEqual([true, false]);
    await store.write((tx) => tx.delete(district).where(eq(district.id, 'secret')));
    expect(isAnywhere('Unforgettable')).toBe(true);
    await store.scrub();
    expect(isAnywhere('Unforgettable')).toBe(false);
  });

  it('kill -9 in the middle of writes loses no acknowledged write', async () => {
    for (const round of ['one', 'two', 'three', 'four']) {
      const acknowledged = await killAfter(100, `file:${file}`, round);
      const db = new Sqlite(file);
      expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
      expect(db.pragma('foreign_key_check')).toEqual([]);
      db.close();
      const kept = idsIn(file);
      expect(acknowledged.length).toBeGreaterThanOrEqual(100);
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    }
  });
});

/** Starts a process that writes without end, kills it after that many acknowledged writes; answers all it acknowledged. */
async function killAfter(writes: number, url: string, prefix: string): Promise<string[]> {
  const child: ChildProcess = spawn(process.execPath, [AS_COMMAND, ENDLESS_WRITER, url, prefix], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.stdout === null) throw new Error('No output');
  const acknowledged: string[] = [];
  const ended = once(child, 'close');
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === writes) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('a copy from $name', (backend) => {
  it('is a whole database that can be checked and restored', async () => {
    const open = await backend.start();
    const store = openStore({ url: open.url, cells: TEST_CELLS });
    await store.write(async (tx) => {
      for (let number = 0; number < 30; number += 1) await insertContract(tx);
    });
    const copy = join(open.folder, 'copy.db');
    await copyDatabase(open.url, copy);
    await store.close();
    expect(checkCopy(copy).tables).toContain('contract');
    await restoreEmbedded(copy, join(open.folder, 'restored.db'));
    const restored = openStore({ url: `file:${join(open.folder, 'restored.db')}`, cells: TEST_CELLS });
    expect(await restored.read.$count(district)).toBe(30);
    await restored.migrate();
    await restored.close();
    await open.close();
  });
});

/** Ids of the quests that a word finds. */
async function questsCalled(store: Store, word: string): Promise<string[]> {
  const rows = await store.read.all<{ questId: string }>(sql`SELECT "questId" FROM quest_words
    JOIN quest_listing AS listed ON listed."id" = quest_words.rowid WHERE quest_words MATCH ${word}`);
  return rows.map(({ questId }) => questId);
}

const writeCalled = (store: Store, id: string, eventTitle: string) =>
  store.write(async (tx) => void (await insertQuest(tx, { id, eventTitle, publishingStatus: 'Published' })));

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('words in a copy from $name', (backend) => {
  it('find what they found, on a file and on a server, and go on to follow changes [DSC-05: db, a copy]', async () => {
    const open = await backend.start();
    const store = openStore({ url: open.url, cells: TEST_CELLS });
    await writeCalled(store, 'q', 'Tutoría');
    const copy = join(open.folder, 'copy.db');
    await copyDatabase(open.url, copy);
    await store.close();
    const file = join(open.folder, 'restored.db');
    await restoreEmbedded(copy, file);
    await expectWords(`file:${file}`);
    if (hasLibsqlServer) {
      const server = await startLibsqlServer(join(open.folder, 'target'));
      const client = createClient({ url: server.url });
      await restoreLibsql(copy, client);
      client.close();
      await expectWords(server.url);
      await server.stop();
    }
    await open.close();
  });

  async function expectWords(url: string): Promise<void> {
    const restored = openStore({ url, cells: TEST_CELLS });
    await restored.migrate();
    expect(await questsCalled(restored, 'tutoria')).toEqual(['q']);
    await writeCalled(restored, 'r', 'Orchard');
    expect(await questsCalled(restored, 'orchard')).toEqual(['r']);
    await restored.write(async (tx) => void (await tx.delete(quest).where(eq(quest.id, 'q'))));
    expect(await questsCalled(restored, 'tutoria')).toEqual([]);
    await restored.close();
  }
});

describe.skipIf(!hasLibsqlServer)('restore into a libSQL server', () => {
  it('loads a copy into an empty one, with its triggers, and refuses a filled one', async () => {
    const { folder, remove } = temporaryFolder();
    const source = openStore({ url: `file:${join(folder, 'app.db')}`, cells: TEST_CELLS });
    await source.migrate();
    await source.write((tx) => insertCredit(tx));
    const copy = join(folder, 'copy.db');
    await copyDatabase(`file:${join(folder, 'app.db')}`, copy);
    await source.close();
    const server = await startLibsqlServer(join(folder, 'server'));
    const client = createClient({ url: server.url });
    await restoreLibsql(copy, client);
    const { rows } = await client.execute('SELECT id, volunteerId FROM contract');
    expect(rows.map((row) => row.volunteerId)).toHaveLength(1);
    await expect(client.execute('SELECT * FROM pragma_foreign_key_check')).resolves.toMatchObject({
      rows: [],
    });
    await expect(restoreLibsql(copy, client)).rejects.toThrow('not empty');
    const store = openStore({ url: server.url, cells: TEST_CELLS });
    await store.migrate();
    expect((await store.readiness()).problem).toBeNull();
    await store.close();
    client.close();
    await server.stop();
    remove();
    expect(existsSync(folder)).toBe(false);
  });
});
