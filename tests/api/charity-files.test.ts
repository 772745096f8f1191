import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Job } from '#api/access/jobs/job.ts';
import { readLines } from '#api/operations/charity-files/charity-file-queries.ts';
import { CHARITY_FILES } from '#api/operations/charity-files/charity-files-job.ts';
import { CHARITY_TABLES, TABLES_NOT_KEPT } from '#api/operations/charity-files/charity-tables.ts';
import { sweepCharityFiles } from '#api/operations/charity-files/drop-pieces.ts';
import { LEFT_OUT_FOR } from '#api/operations/charity-files/file-table.ts';
import { importedId, importedPersonId } from '#api/operations/charity-files/plan-import.ts';
import { zipOf } from '#api/operations/people-files/zip-of.ts';
import { JOBS } from '#api/reactions/jobs.ts';
import { insertContract } from '#db/factories/insert-contract.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertMembership } from '#db/factories/insert-group.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { schema } from '#db/schema/all.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { charityFile, charityFilePart } from '#db/schema/charity-file.ts';
import { credit } from '#db/schema/credit.ts';
import { district } from '#db/schema/district.ts';
import { saidOnce } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { isFeedbackOpen } from '#domain/feedback/feedback.ts';
import { importCharity } from '../../scripts/import/charity/import-charity.ts';
import { readZip } from '../../scripts/import/charity/read-zip.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { MalformedFileError } from '../../scripts/import/malformed-file.ts';
import { type CastName, TEST_NOW } from '../support/cast.ts';
import { FORM, registered } from '../support/registration.ts';
import { runJob } from '../support/run-job.ts';
import { openScratchStore } from '../support/scratch-store.ts';
import { silentLog } from '../support/silent-log.ts';
import { DAY_MS, HOUR_MS, upcomingQuest } from '../support/upcoming-quest.ts';
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
const manages = (accountId: string) =>
  world.store.write((tx) => insertMembership(tx, { groupId: 'group-1', accountId, roleId: 'managers' }));
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

  function importOf(zip: Buffer, chosen: { isDryRun?: boolean; district?: string } = {}) {
    const file = join(scratch.folder, 'charity.zip');
    writeFileSync(file, zip);
    const options = { store: scratch.store, config: importConfig, viewer: IMPORTER, now: world.clock.now() };
    const { isDryRun = false, district = null } = chosen;
    return importCharity(file, { ...options, isDryRun, district, onProgress: () => {} });
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
    const report = await importOf(zip, { isDryRun: true });
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

  it('refuses a row that breaks a rule of the database before anything is written, with its line [EDG-08]', async () => {
    const zip = await exported();
    const wrong = (text: string) => text.replace(/"value":\d+/, '"value":-99999999');
    for (const isDryRun of [true, false])
      await expect(importOf(await changed(zip, 'credits.jsonl', wrong), { isDryRun })).rejects.toThrow(
        'credits.jsonl, line 1: expected values that keep the rule credit_',
      );
    expect(await scratch.store.read.select().from(account)).toEqual([]);
    expect(await scratch.store.read.select().from(provider)).toEqual([]);
  });

  it('unpacks no more than it may, and nothing that it does not read [EDG-08]', async () => {
    const zip = await exported();
    const bomb = (name: string) => changed(zip, name, () => ' '.repeat(400 * zip.length));
    await expect(importOf(await bomb('quests.jsonl'))).rejects.toThrow(/at most [\d,]+ bytes unpacked/);
    expect((await importOf(await bomb('quests.csv'))).created).toBeGreaterThan(30);
  });

  it('goes to the district of the same name and state, whatever its number, or to the chosen one [EDG-08]', async () => {
    const zip = await exported();
    const { store } = scratch;
    const placed = async () => (await store.read.select({ at: provider.districtId }).from(provider))[0]?.at;
    await store.write((tx) => tx.update(district).set({ name: 'Springfield', state: 'IL' }));
    for (const isDryRun of [true, false])
      await expect(importOf(zip, { isDryRun })).rejects.toThrow(
        'a district Harborside, NJ here. Make it first',
      );
    await store.write((tx) => insertDistrict(tx, { id: '30', name: 'Harborside', state: 'IL' }));
    await expect(importOf(zip)).rejects.toThrow('a district Harborside, NJ here');
    await expect(importOf(zip, { district: '7' })).rejects.toThrow('a district 7 here');
    expect(await placed()).toBeUndefined();
    await store.write((tx) => insertDistrict(tx, { id: '31', name: 'harborside', state: 'NJ' }));
    await importOf(zip);
    expect(await placed()).toBe('31');
  });

  it('goes to the district that was chosen [EDG-08]', async () => {
    const zip = await exported();
    await scratch.store.write((tx) => insertDistrict(tx, { id: '30', name: 'Springfield' }));
    await importOf(zip, { district: '30' });
    expect(await scratch.store.read.select().from(provider)).toMatchObject([{ districtId: '30' }]);
  });

  it('says of the team which roles stay behind, as does the file [EDG-08]', async () => {
    await manages(person);
    const zip = await exported();
    const roles = rowsIn(zip, 'groupMembers');
    const people = rowsIn(zip, 'people');
    const shown = new Set(people.flatMap(({ id, emailAddress }) => (emailAddress === null ? [] : [id])));
    const staying = roles.filter(({ accountId }) => !shown.has(accountId));
    expect(shown).toContain(person);
    expect(staying).not.toEqual([]);
    const count = `${staying.length} of ${roles.length}`;
    expect(textIn(zip, 'README.txt')).toContain(`Team roles that stay behind: ${count}.`);
    const { leftOut } = await importOf(zip);
    const ofTeam = leftOut.filter(({ place }) => place.startsWith('groupMembers'));
    expect(ofTeam.at(-1)?.reason).toContain(`${count} roles of the team`);
    expect(ofTeam.slice(0, -1).map(({ reason }) => reason)).toEqual(
      staying.map(({ roleId }) => `the role ${roleId}: names someone whose email the file does not show`),
    );
  });

  it('tells no one again what they were told before the move, by whichever job [EDG-08]', async () => {
    await manages(person);
    const soon = { questId: 'soon', chariteerId: person, claimedAt: TEST_NOW - 5 * DAY_MS };
    await world.store.write(async (tx) => {
      await upcomingQuest(tx, { id: 'soon', startedAt: TEST_NOW + 46 * HOUR_MS });
      await upcomingQuest(tx, { id: 'later', startedAt: TEST_NOW + 3 * DAY_MS });
      await insertContract(tx, { id: 'soon', ...soon });
      await insertContract(tx, { id: 'later', ...soon, questId: 'later' });
    });
    const zip = await exported();
    const { store } = scratch;
    const work = (now: number, job: Job) =>
      runJob({ store, config: importConfig, log: silentLog, clock: { now: () => now } }, job);
    // Its jobs rested while the charity moved.
    const began = world.clock.now();
    const jobs = JOBS.filter(({ isOn }) => isOn?.(importConfig) !== false);
    for (const job of jobs) await work(began - DAY_MS, job);
    await importOf(zip);
    await store.write((tx) => tx.update(contactEmail).set({ verificationStatus: 'Confirmed' }));
    for (let hours = 0; hours <= 96; hours += 3)
      for (const job of jobs) await work(began + hours * HOUR_MS, job);
    const { kind, questId, ownerId } = outboxMessage;
    const sent = await store.read.select({ kind, questId, ownerId }).from(outboxMessage);
    expect(sent.filter((mail) => mail.questId === importedId('1', 'past'))).toEqual([]);
    const ofNoQuest = sent.filter((mail) => mail.questId === null).map((mail) => mail.kind);
    expect(new Set(ofNoQuest)).toEqual(new Set(['brought-along']));
    const reminders = (id: string) =>
      sent.filter(
        (mail) =>
          mail.kind === 'reminder' &&
          mail.questId === importedId('1', id) &&
          mail.ownerId === importedPersonId(person),
      ).length;
    expect({ soon: reminders('soon'), later: reminders('later') }).toEqual({ soon: 1, later: 2 });
  });

  it('asks no one again whether they would come again [EDG-08]', async () => {
    await importOf(await exported());
    const thanked = eq(saidOnce.key, `thanks:${importedId('1', 'done')}`);
    const [said] = await scratch.store.read.select().from(saidOnce).where(thanked);
    const facts = { status: 'Present', abandonedAt: null, askedAt: said?.saidAt ?? Number.NaN };
    expect(said).toBeDefined();
    expect(isFeedbackOpen(facts, world.clock.now())).toBe(false);
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
