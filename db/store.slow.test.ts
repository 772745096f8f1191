import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { count, eq, isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takePlace } from '../tests/support/sign-up-process.ts';
import { AS_COMMAND } from '../tests/support/started-process.ts';
import { BACKENDS, type OpenBackend } from '../tests/support/store-backends.ts';
import { TEST_CELLS } from '../tests/support/test-key.ts';
import { constraintOf } from './constraint-error.ts';
import { insertAccount, insertVolunteerRow } from './factories/insert-account.ts';
import { insertDistrict } from './factories/insert-district.ts';
import { insertQuest } from './factories/insert-quest.ts';
import { openStore } from './open-store.ts';
import { contract } from './schema/contract.ts';
import { district } from './schema/district.ts';
import { quest } from './schema/quest.ts';
import type { Db, Store } from './store.ts';

const SIGN_UP_PROCESS = join(import.meta.dirname, '../tests/support/sign-up-process.ts');

describe.each(BACKENDS.filter((backend) => !backend.isMissing))('the store on $name', (backend) => {
  let open: OpenBackend;
  let store: Store;

  beforeAll(async () => {
    open = await backend.start();
    store = openStore({ url: open.url, cells: TEST_CELLS });
  });
  afterAll(async () => {
    await store.close();
    await open.close();
  });

  const isThere = async (id: string) => (await store.read.$count(district, eq(district.id, id))) === 1;
  const reasonOf = (work: (tx: Db) => Promise<unknown>) =>
    store.write(work).then(
      () => 'no error',
      (error: unknown) => error,
    );

  it('keeps what a work has written and answers its value', async () => {
    const made = await store.write((tx) => insertDistrict(tx, { id: 'kept' }));
    expect(made.name).toBe(
      (await store.read.select().from(district).where(eq(district.id, 'kept')))[0]?.name,
    );
  });

  it('rolls back everything of a work that fails and rejects with its own error', async () => {
    const failure = new Error('on purpose');
    const reason = await reasonOf(async (tx) => {
      await insertDistrict(tx, { id: 'undone' });
      throw failure;
    });
    expect(reason).toBe(failure);
    expect(await isThere('undone')).toBe(false);
  });

  it('shows own writes through tx only, committed ones through read', async () => {
    await store.write(async (tx) => {
      await insertDistrict(tx, { id: 'own' });
      expect(await tx.$count(district, eq(district.id, 'own'))).toBe(1);
      expect(await isThere('own')).toBe(false);
    });
    expect(await isThere('own')).toBe(true);
  });

  it('lets a nested write join: both are kept or both are gone', async () => {
    await store.write(async (tx) => {
      await insertDistrict(tx, { id: 'outer' });
      await store.write((inner) => insertDistrict(inner, { id: 'inner' }));
    });
    await reasonOf(async () => {
      await store.write((inner) => insertDistrict(inner, { id: 'inner-undone' }));
      throw new Error('the outer work fails');
    });
    expect([await isThere('outer'), await isThere('inner'), await isThere('inner-undone')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('undoes only the nested write when the outer work goes on without it', async () => {
    await store.write(async (tx) => {
      await insertDistrict(tx, { id: 'goes-on' });
      await Promise.allSettled([
        store.write((inner) => insertDistrict(inner, { id: 'sibling' })),
        store.write(async (inner) => {
          await insertDistrict(inner, { id: 'given-up' });
          throw new Error('the nested work fails');
        }),
      ]);
    });
    expect([await isThere('goes-on'), await isThere('sibling'), await isThere('given-up')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('a failing work in the middle of a batch leaves the others', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, number) =>
        store.write(async (tx) => {
          await insertDistrict(tx, { id: `batch-${number}` });
          if (number === 4) await insertDistrict(tx, { id: 'batch-0' });
        }),
      ),
    );
    expect(results.map(({ status }) => status === 'fulfilled')).toEqual([
      ...[true, true, true, true],
      false,
      ...[true, true, true, true],
    ]);
    expect(await store.read.$count(district, sql`${district.id} LIKE 'batch-%'`)).toBe(8);
  });

  it('refuses a tx that is used after its write has ended', async () => {
    const leaked = await store.write(async (tx) => ({ tx }));
    await expect((async () => insertDistrict(leaked.tx, { id: 'late' }))()).rejects.toThrow();
    expect(await isThere('late')).toBe(false);
  });

  it('refuses to write through read', async () => {
    await expect((async () => insertDistrict(store.read, { id: 'by-read' }))()).rejects.toThrow();
    expect(await isThere('by-read')).toBe(false);
  });

  it('names a broken constraint alike for every driver', async () => {
    await store.write((tx) => insertAccount(tx, { id: 'first', username: 'Taken' }));
    const broken = async (work: (tx: Db) => Promise<unknown>) => constraintOf(await reasonOf(work));
    expect(
      await broken((tx) => insertAccount(tx, { username: 'tAKEN', email: 'other@demo.example' })),
    ).toEqual({
      kind: 'unique',
      name: 'account.usernameKey',
    });
    expect(await broken((tx) => insertDistrict(tx, { zoomLevel: 99 }))).toEqual({
      kind: 'check',
      name: 'district_zoom',
    });
    expect(await broken((tx) => insertQuest(tx, { providerId: 'nobody' }))).toEqual({
      kind: 'foreign-key',
      name: '',
    });
    expect(await broken(async () => Promise.reject(new Error('UNIQUE constraint')))).toBeNull();
  });

  it('200 sign-ups at once for 10 places give exactly 10 [OPEN-CON-01]', async () => {
    const { questId, people } = await store.write(async (tx) => {
      const { id } = await insertQuest(tx, { resourceMaxNumber: 10 });
      const made = [];
      for (let number = 0; number < 200; number += 1) made.push((await insertVolunteerRow(tx)).id);
      return { questId: id, people: made };
    });
    const results = await Promise.allSettled(
      people.map((id) => store.write((tx) => takePlace(tx, questId, id, `place-of-${id}`))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await heldPlaces(store, questId)).toEqual({ counted: 10, active: 10 });
  });

  it('two processes on one database give each place once [OPEN-CON-01]', async () => {
    const { questId, people } = await store.write(async (tx) => {
      const { id } = await insertQuest(tx, { resourceMaxNumber: 25 });
      const made = [];
      for (let number = 0; number < 60; number += 1) made.push((await insertVolunteerRow(tx)).id);
      return { questId: id, people: made };
    });
    const answers = await Promise.all([
      signUpInProcess(open.url, questId, people.slice(0, 30)),
      signUpInProcess(open.url, questId, people.slice(30)),
    ]);
    expect(answers.flatMap((answer) => answer.strange)).toEqual([]);
    expect(answers.reduce((sum, answer) => sum + answer.taken, 0)).toBe(25);
    expect(await heldPlaces(store, questId)).toEqual({ counted: 25, active: 25 });
  });

  it('changes its stamp after a commit of this and of another process, and only then', async () => {
    const before = await store.stamp();
    await store.read.select().from(district).limit(1);
    expect(await store.stamp()).toBe(before);
    await store.write((tx) => insertDistrict(tx));
    const own = await store.stamp();
    expect(own).not.toBe(before);
    const other = openStore({ url: open.url, cells: TEST_CELLS });
    await other.write((tx) => insertDistrict(tx));
    await other.close();
    expect(await store.stamp()).not.toBe(own);
  });

  it('counts the statements that drizzle sends', async () => {
    const before = store.statementCount();
    await store.read.select().from(district).limit(1);
    await store.read.$count(quest);
    expect(store.statementCount() - before).toBe(2);
  });

  it('migrates again without a change', async () => {
    const schemaText = () => store.read.all(sql`SELECT type, name, sql FROM sqlite_schema ORDER BY name`);
    const before = await schemaText();
    await store.migrate();
    expect(await schemaText()).toEqual(before);
    expect((await store.readiness()).problem).toBeNull();
  });

  it('has only STRICT tables, and foreign keys that bite', async () => {
    const loose = await store.read.all(
      sql`SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0
          AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'libsql_%'`,
    );
    expect(loose).toEqual([]);
    const reason = await reasonOf((tx) => tx.delete(district));
    expect(constraintOf(reason)?.kind).toBe('foreign-key');
  });
});

async function heldPlaces(store: Store, questId: string): Promise<{ counted: number; active: number }> {
  const [row] = await store.read.select().from(quest).where(eq(quest.id, questId));
  const [active] = await store.read
    .select({ count: count() })
    .from(contract)
    .where(sql`${eq(contract.questId, questId)} AND ${isNull(contract.abandonedAt)}`);
  return { counted: row?.takenCount ?? -1, active: active?.count ?? -1 };
}

async function signUpInProcess(url: string, questId: string, people: string[]) {
  const child = spawn(process.execPath, [AS_COMMAND, SIGN_UP_PROCESS, url, questId, ...people], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as { taken: number; strange: string[] };
}
