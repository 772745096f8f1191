import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readLines } from '#api/operations/charity-files/charity-file-queries.ts';
import { CHARITY_FILES } from '#api/operations/charity-files/charity-files-job.ts';
import { CHARITY_TABLES, TABLES_NOT_KEPT } from '#api/operations/charity-files/charity-tables.ts';
import { sweepCharityFiles } from '#api/operations/charity-files/drop-pieces.ts';
import { LEFT_OUT_FOR } from '#api/operations/charity-files/file-table.ts';
import { importedId, importedPersonId } from '#api/operations/charity-files/plan-import.ts';
import { zipOf } from '#api/operations/people-files/zip-of.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { account } from '#db/schema/account.ts';
import { schema } from '#db/schema/all.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { charityFile, charityFilePart } from '#db/schema/charity-file.ts';
import { credit } from '#db/schema/credit.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { importCharity } from '../../scripts/import/charity/import-charity.ts';
import { readZip } from '../../scripts/import/charity/read-zip.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { MalformedFileError } from '../../scripts/import/malformed-file.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { FORM, registered } from '../support/registration.ts';
import { runJob } from '../support/run-job.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { DAY_MS } from '../support/upcoming-quest.ts';
import { importConfig } from '../support/volunteer-import.ts';
import { insertWholeCharity } from '../support/whole-charity.ts';
import { OTHERS_MARK, SECRET_MARK } from '../support/whole-life.ts';
import { openWorld, type World } from '../support/world.ts';

type Row = Record<string, unknown>;
type File = { state: string; percent: number; expiresAt: string | null };

const ASK = 'mutation { askForCharityFile(providerId: "1") { state percent expiresAt } }';
const SHOWN = '{ charityFile(providerId: "1") { state percent expiresAt } }';
const ADDRESS = '/files/charity.zip';
const MINUTE_MS = 60_000;
/** Columns that name no row. */
const PERSONS = ['volunteer', 'account', 'author'];
const PLAIN = ['text', 'html', 'url', 'number', 'flag', 'time', 'district'];

let world: World;
let person: string;
beforeEach(async () => {
  world = await openWorld();
  person = (await registered(world)).playerId;
  await world.store.write((tx) => insertWholeCharity(tx, person));
});
afterEach(() => world.close());

const ask = (as: CastName | null = 'admins') => world.gql(ASK, {}, { as });
const shown = async () =>
  (await world.gql<{ charityFile: File | null }>(SHOWN, {}, { as: 'admins' })).data?.charityFile;
const download = async (as: CastName = 'admins') =>
  world.askFile(ADDRESS, { providerId: '1' }, { token: await world.tokenOf(as) });
async function make(): Promise<void> {
  world.clock.advance(MINUTE_MS);
  await runJob(world, CHARITY_FILES);
}
async function exported(): Promise<Buffer> {
  expect((await ask()).errors).toBeUndefined();
  await make();
  const answer = await download();
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}
const textIn = (zip: Buffer, name: string) => readZip('charity.zip', zip).get(name)?.toString() ?? '';
const rowsIn = (zip: Buffer, name: string): Row[] =>
  textIn(zip, `${name}.jsonl`)
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Archive with one part changed. */
async function changed(zip: Buffer, name: string, change: (text: string) => string): Promise<Buffer> {
  const parts = [...readZip('charity.zip', zip)].map(([part, content]) => ({
    name: part,
    texts: [part === name ? change(content.toString()) : content.toString()],
  }));
  const pieces: Buffer[] = [];
  for await (const piece of zipOf(parts)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('what is in a charity’s file', () => {
  it('has or leaves out each table and each column, with the reason [EDG-08]', () => {
    const kept = new Set(CHARITY_TABLES.map(({ table }) => getTableConfig(table).name));
    for (const [name, table] of Object.entries(schema)) {
      const isKept = kept.has(getTableConfig(table as SQLiteTable).name);
      expect([isKept, Object.hasOwn(TABLES_NOT_KEPT, name)].filter(Boolean), name).toHaveLength(1);
    }
    for (const { name, table, columns } of CHARITY_TABLES) {
      const all = getTableConfig(table).columns.map((column) => column.name);
      expect(Object.keys(columns).sort(), name).toEqual(all.sort());
      for (const decided of Object.values(columns))
        if (typeof decided === 'object' && 'not' in decided) expect(LEFT_OUT_FOR).toContain(decided.not);
    }
  });

  it('comes as JSON Lines and CSV with a description, without secrets and private contacts [EDG-08, SAF-20]', async () => {
    const zip = await exported();
    for (const { name } of CHARITY_TABLES) expect(rowsIn(zip, name), name).not.toEqual([]);
    expect(textIn(zip, 'README.txt')).toContain('Everything about Harbor Table');
    expect(textIn(zip, 'README.txt')).toContain('quests (');
    expect(textIn(zip, 'README.txt')).not.toMatch(/accountToken|secret:/);
    expect(textIn(zip, 'README.txt')).toContain('Not here:\n- Accounts, guilds, guardians\n');
    expect(textIn(zip, 'quests.csv')).toContain(`'=HYPERLINK`);
    const people = rowsIn(zip, 'people');
    expect(people.find(({ id }) => id === person)).toMatchObject({ emailAddress: FORM.emailAddress });
    expect(people.find(({ id }) => id === 'teen')).toMatchObject({
      ...{ emailAddress: null, phoneNumber: null, dateOfBirth: null },
    });
    const all = [...readZip('charity.zip', zip).values()].join('\n').toLowerCase();
    for (const mark of [SECRET_MARK, 'family.example', 'argon2', 'sealed:1:', 'LANTERN', 'Kitchen, please'])
      expect(all, mark).not.toContain(mark.toLowerCase());
    expect(textIn(zip, 'people.csv')).not.toContain(OTHERS_MARK);
    const noted = await world.store.read.select().from(auditEntry).where(eq(auditEntry.action, 'export'));
    expect(noted).toMatchObject([{ subjectId: '1', detail: { file: 'CHARITY', rows: people.length } }]);
  });
});

describe('asking for it', () => {
  it('is for the charity’s admins who have shown who they are, and ends after a day [EDG-08]', async () => {
    for (const as of ['managers', 'volunteer', null] as const)
      expect((await ask(as)).code, String(as)).toBe(as === null ? 'NOT_LOGGED_IN' : 'FORBIDDEN');
    expect(await shown()).toBeNull();
    await ask();
    expect(await shown()).toEqual({ state: 'making', percent: 0, expiresAt: null });
    expect((await download()).status).toBe(400);
    await make();
    expect(await shown()).toMatchObject({ state: 'ready', percent: 100 });
    expect((await download('managers')).status).toBe(403);
    expect((await download()).status).toBe(200);
    world.clock.advance(DAY_MS);
    expect(await shown()).toBeNull();
    await sweepCharityFiles(world.store, world.clock.now());
    expect(await world.store.read.select().from(charityFilePart)).toEqual([]);
    expect(await world.store.read.select().from(charityFile)).toEqual([]);
  });

  it('gives up after three failures, and can be asked for again [EDG-08]', async () => {
    await ask();
    const rename = (from: string, to: string) =>
      world.store.write((tx) => tx.run(sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`)));
    await rename('volunteer_note', 'elsewhere');
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await shown()).toMatchObject({ state: 'making' });
      await make();
    }
    await rename('elsewhere', 'volunteer_note');
    expect(await shown()).toMatchObject({ state: 'failed' });
    expect((await ask()).errors).toBeUndefined();
    await make();
    expect(await shown()).toMatchObject({ state: 'ready' });
  });
});

describe('its import', () => {
  let scratch: Awaited<ReturnType<typeof openScratchStore>>;
  beforeEach(async () => {
    scratch = await openScratchStore();
    await scratch.store.write((tx) => insertDistrict(tx, { id: '1', name: 'Harborside' }));
  });
  afterEach(() => scratch.end());

  function importOf(zip: Buffer, isDryRun = false) {
    const file = join(scratch.folder, 'charity.zip');
    writeFileSync(file, zip);
    const options = { store: scratch.store, config: importConfig, viewer: IMPORTER, now: world.clock.now() };
    return importCharity(file, { ...options, isDryRun, onProgress: () => {} });
  }
  const here = importedId('1', '1');

  /** The rows that the other installation has in its own file of the charity. */
  async function exportedThere(): Promise<Map<string, Row[]>> {
    const { store } = scratch;
    await store.write((tx) =>
      tx.insert(charityFile).values({ providerId: here, askedAt: TEST_NOW, state: 'making' }),
    );
    world.clock.advance(MINUTE_MS);
    const place = { store, config: importConfig, log: silentLog, clock: world.clock };
    await runJob(place, CHARITY_FILES);
    const tables = new Map<string, Row[]>();
    for (const { name } of CHARITY_TABLES) {
      const rows: Row[] = [];
      for await (const lines of readLines(store.read, here, name))
        rows.push(...lines.map((line) => JSON.parse(line)));
      tables.set(name, rows);
    }
    return tables;
  }

  it('gives the same file again on an empty installation, but for accounts and ids [EDG-08]', async () => {
    const zip = await exported();
    const report = await importOf(zip);
    const people = rowsIn(zip, 'people');
    const named = new Set(people.filter(({ emailAddress }) => emailAddress !== null).map(({ id }) => id));
    expect(named).toContain(person);
    const ids = new Set(CHARITY_TABLES.flatMap(({ name }) => rowsIn(zip, name)).map(({ id }) => id));
    const other = (value: unknown): unknown => {
      if (typeof value === 'string')
        return ids.has(value) || value === 'gone' ? importedId('1', value) : value;
      if (Array.isArray(value)) return value.map(other);
      if (value === null || typeof value !== 'object') return value;
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, other(one)]));
    };
    const again = await exportedThere();
    for (const { name, table, columns } of CHARITY_TABLES) {
      const all: Record<string, SQLiteColumn> = getTableColumns(table);
      const wanted = rowsIn(zip, name).flatMap((row) => {
        const lost = Object.keys(row).filter(
          (column) => columns[column] === 'account' && row[column] !== null && !named.has(row[column]),
        );
        if (lost.some((column) => all[column]?.notNull)) return [];
        const kept = { ...row, ...Object.fromEntries(lost.map((column) => [column, null])) };
        const there = (column: string, one: unknown) => {
          const kind = String(columns[column]);
          if (PLAIN.includes(kind)) return one;
          return PERSONS.includes(kind) && one !== null ? importedPersonId(String(one)) : other(one);
        };
        return [
          Object.fromEntries(Object.entries(kept).map(([column, one]) => [column, there(column, one)])),
        ];
      });
      const lines = (rows: readonly unknown[]) => rows.map((row) => JSON.stringify(row)).sort();
      expect(lines(again.get(name) ?? []), name).toEqual(lines(wanted));
    }
    expect(report.leftOut.filter(({ place }) => !/^(groupMembers|memberships)/.test(place))).toEqual([]);
    const { read } = scratch.store;
    const accounts = await read.select({ id: account.id }).from(account);
    expect(accounts.map(({ id }) => id).sort()).toEqual(
      [...named].map((id) => importedPersonId(String(id))).sort(),
    );
    const invited = await read.select().from(outboxMessage).where(eq(outboxMessage.kind, 'brought-along'));
    expect(invited).toHaveLength(named.size);
    const [teen] = await read
      .select()
      .from(chariteer)
      .where(eq(chariteer.id, importedPersonId('teen')));
    expect(teen).toMatchObject({ username: null, emailAddress: null, nameFirst: null });
    expect(await importOf(zip)).toMatchObject({ created: 0, unchanged: 1 });
  });

  it('says in a dry run what it would write, and writes nothing [EDG-08]', async () => {
    const zip = await exported();
    const report = await importOf(zip, true);
    expect(report.created).toBeGreaterThan(30);
    expect(await scratch.store.read.select().from(provider)).toEqual([]);
    expect(await scratch.store.read.select().from(account)).toEqual([]);
    expect((await importOf(zip)).created).toBe(report.created);
  });

  it('refuses a file that is cut, changed or of another version before anything is written [EDG-08]', async () => {
    const zip = await exported();
    const damaged = Buffer.from(zip);
    damaged.fill(0xff, 200, 240);
    const cut = [
      zip.subarray(0, zip.length / 2),
      zip.subarray(0, zip.length - 30),
      damaged,
      Buffer.from('no'),
    ];
    for (const bytes of cut) await expect(importOf(bytes)).rejects.toThrow(MalformedFileError);
    const wrong: [part: string, change: (text: string) => string, message: string][] = [
      ['manifest.json', (text) => text.replace('"version":1', '"version":2'), 'expected version 1, found 2'],
      ['signUps.jsonl', (text) => text.slice(0, -20), 'signUps.jsonl, line'],
      [
        'quests.jsonl',
        (text) => text.slice(0, text.indexOf('\n') + 1),
        'quests.jsonl, line 1: expected 3 lines',
      ],
      [
        'labels.jsonl',
        (text) => text.replace(/"createdAt":"[^"]+"/, '"createdAt":"then"'),
        'line 1, createdAt',
      ],
      ['bans.jsonl', (text) => text.replace('"reason"', '"traceId":"x","reason"'), 'line 1, traceId'],
    ];
    for (const [part, change, message] of wrong)
      await expect(importOf(await changed(zip, part, change)), part).rejects.toThrow(message);
    expect(await scratch.store.read.select().from(chariteer)).toEqual([]);
    expect(await scratch.store.read.select().from(provider)).toEqual([]);
  });

  it('takes no script and no address that runs one from a file [EDG-08]', async () => {
    const zip = await exported();
    const harm = (text: string) =>
      text.replaceAll(/"description":"[^"]*"/g, '"description":"<p onclick=x>Hi<script>1</script></p>"');
    await importOf(await changed(zip, 'quests.jsonl', harm));
    const kept = await scratch.store.read.select({ description: quest.description }).from(quest);
    expect(new Set(kept.map(({ description }) => description))).toEqual(new Set(['<p>Hi</p>']));
    const runs = (text: string) => text.replace(/"url":null/, '"url":"javascript:alert(1)"');
    await expect(importOf(await changed(zip, 'trainings.jsonl', runs))).rejects.toThrow(
      'an address on the web',
    );
  });

  it('goes on where it was broken off, hidden until it is whole [EDG-08]', async () => {
    const zip = await exported();
    const { store } = scratch;
    await store.write((tx) =>
      tx.run(sql`CREATE TRIGGER broken BEFORE INSERT ON credit BEGIN SELECT RAISE(ABORT, 'broken'); END`),
    );
    await expect(importOf(zip)).rejects.toThrow('broken');
    expect(await store.read.select().from(provider)).toMatchObject([{ id: here, isVisible: false }]);
    await store.write((tx) => tx.run(sql`DROP TRIGGER broken`));
    await importOf(zip);
    expect(await store.read.select().from(provider)).toMatchObject([{ id: here, isVisible: true }]);
    expect(await store.read.select().from(credit)).toHaveLength(rowsIn(zip, 'credits').length);
  });
});
