import { eq } from 'drizzle-orm';
import { getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LEFT_OUT_FOR } from '#api/operations/data-copies/copied-part.ts';
import { DATA_COPIES } from '#api/operations/data-copies/data-copies-job.ts';
import { TABLES_LEFT_OUT } from '#api/operations/data-copies/left-out.ts';
import { sweepDataCopies } from '#api/operations/data-copies/sweep-data-copies.ts';
import { COPIED_PARTS } from '#api/operations/data-copies/write-copy.ts';
import { account, contactEmail } from '#db/schema/account.ts';
import { schema } from '#db/schema/all.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { dataCopy, dataCopyPart } from '#db/schema/data-copy.ts';
import { dataCopyFieldsTexts } from '#domain/texts/generated/data-copy-fields.ts';
import { dataCopySectionsTexts } from '#domain/texts/generated/data-copy-sections.ts';
import { mailsTo } from '../support/guardian.ts';
import { FORM, registered } from '../support/registration.ts';
import { runJob } from '../support/run-job.ts';
import { DAY_MS, HOUR_MS } from '../support/upcoming-quest.ts';
import { liveWholeLife, NOTE_MARK, OTHERS_MARK, SECRET_MARK } from '../support/whole-life.ts';
import { openWorld, type World } from '../support/world.ts';

const ASK = 'mutation { askForDataCopy { state askedAt } }';
const COPY = '{ dataCopy { state askedAt madeAt expiresAt bytes nextAskAt } }';
const FILE = '/files/my-data.html';
const MINUTE_MS = 60_000;

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

type Person = Awaited<ReturnType<typeof registered>>;
type Copy = Record<'state' | 'madeAt' | 'expiresAt' | 'nextAskAt', string | null> & { bytes: number | null };

const ask = ({ headers }: Person) => world.gql(ASK, {}, { headers });
const shown = async ({ headers }: Person) =>
  (await world.gql<{ dataCopy: Copy | null }>(COPY, {}, { headers })).data?.dataCopy ?? null;
/** The next minute, in which what was asked for is made. */
async function make(): Promise<void> {
  world.clock.advance(MINUTE_MS);
  await runJob(world, DATA_COPIES);
}
const fetchFile = ({ token }: Pick<Person, 'token'>, query = '') =>
  world.request(FILE + query, { headers: { cookie: `session=${token}` } });
async function madeFor(person: Person): Promise<string> {
  expect((await ask(person)).errors).toBeUndefined();
  await make();
  const answer = await fetchFile(person);
  expect(answer.status).toBe(200);
  return answer.text();
}
/** Opens a new, recently proven session of the same person. */
async function loggedInAgain({ playerId }: Person): Promise<Person> {
  const token = await world.sessions.open(playerId);
  return { playerId, token, headers: { authorization: `Bearer ${token}` } };
}
type Parts = Record<string, Record<string, unknown>[]>;
function peopleIn(file: string): { person: object; parts: Parts }[] {
  const json = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(file)?.[1] ?? '';
  return JSON.parse(json).people;
}
/** Someone of whom there is something in every table. */
async function withWholeLife(changes: Record<string, unknown> = {}): Promise<Person> {
  const person = await registered(world, changes);
  await world.store.write((tx) => liveWholeLife(tx, person.playerId));
  return person;
}

describe('what stands in the file', () => {
  it('each table and each column is in it, or named with the reason why not [JOI-15: every table]', () => {
    const copied = new Set(COPIED_PARTS.map(({ table }) => getTableConfig(table).name));
    for (const [name, table] of Object.entries(schema)) {
      const isLeftOut = Object.hasOwn(TABLES_LEFT_OUT, name);
      const isCopied = copied.has(getTableConfig(table as SQLiteTable).name);
      expect([isCopied, isLeftOut].filter(Boolean), name).toHaveLength(1);
    }
    for (const { name, table, columns } of COPIED_PARTS) {
      expect(Object.keys(columns).sort(), name).toEqual(
        getTableConfig(table)
          .columns.map((column) => column.name)
          .sort(),
      );
      for (const shownAs of Object.values(columns))
        if (typeof shownAs === 'object') expect(LEFT_OUT_FOR).toContain(shownAs.not);
    }
  });

  it('no column of a hash, key or token is shown, and no sealed one as it lies there [JOI-15: secrets]', () => {
    for (const { name, columns } of COPIED_PARTS)
      for (const [column, shownAs] of Object.entries(columns))
        if (/hash|token|secret|endpoint|keys?$|^sealed$|password$/i.test(column))
          expect(shownAs, `${name}.${column}`).toBeTypeOf('object');
  });

  it('each section and field that is shown has its words [JOI-15: languages]', () => {
    for (const { name, columns } of COPIED_PARTS) {
      expect(dataCopySectionsTexts('en')).toHaveProperty(name);
      for (const [column, shownAs] of Object.entries(columns))
        if (typeof shownAs === 'string' && shownAs !== 'id')
          expect(dataCopyFieldsTexts('en'), `${name}.${column}`).toHaveProperty(column);
    }
  });

  it('of a whole life every part has something, the child’s record beside the own one [JOI-15: all of it]', async () => {
    const person = await withWholeLife();
    const file = await madeFor(person);
    const [own, child] = peopleIn(file);
    const empty = Object.entries(own?.parts ?? {}).filter(([, rows]) => rows.length === 0);
    expect(empty.map(([name]) => name)).toEqual([]);
    expect(Object.keys(own?.parts ?? {})).toEqual(
      COPIED_PARTS.filter(({ whose }) => whose !== 'child').map(({ name }) => name),
    );
    expect(own?.parts.volunteer?.[0]).toMatchObject({
      nameLast: FORM.nameLast,
      phoneNumber: FORM.phoneNumber,
      emergencyContactName: FORM.emergencyContactName,
    });
    expect(own?.parts.signUps?.[0]).toMatchObject({
      questId: { name: 'Soup line', charity: 'Harbor Table' },
      status: 'Present',
      formJSON: { answers: ['Kitchen, please'] },
    });
    expect(own?.parts.messages?.map(({ wordsId }) => wordsId)).toContain('Bring gloves\nIt is cold.');
    expect(child?.person).toEqual({ who: 'child', name: 'Moritz' });
    expect(child?.parts.childRecord?.[0]?.signedName).toBe('Wilhelmina Z.');
    expect(child?.parts.signUps?.[0]?.questId).toMatchObject({ name: 'Bread run' });
    for (const words of ['Is there parking?', 'Warm people', 'Ten trays', 'I can cook', '+12015550123'])
      expect(file.split(words).length, words).toBe(3);
  });

  it('neither secrets nor other people nor notes of charities stand in it, and it says so [JOI-15: what is not]', async () => {
    const person = await withWholeLife();
    const file = await madeFor(person);
    for (const mark of [SECRET_MARK, OTHERS_MARK, NOTE_MARK, 'argon2', 'sealed:1:', person.token])
      expect(file.toLowerCase(), mark).not.toContain(mark.toLowerCase());
    expect(file).toContain('Charities’ notes about you, like bans');
    expect(file).toContain('Other people’s names, messages, and contacts.');
  });

  it('nothing of anybody else’s [JOI-15: others’ lives]', async () => {
    await withWholeLife();
    const other = await registered(world, { username: 'Somebody', emailAddress: 'other@new.example' });
    const [own] = peopleIn(await madeFor(other));
    const filled = Object.entries(own?.parts ?? {}).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name).sort()).toEqual(
      ['account', 'contactEmails', 'deliveries', 'links', 'logByYou', 'sessions', 'volunteer'].sort(),
    );
  });

  it('in the language of the person, with New York’s times [JOI-15: language]', async () => {
    const person = await withWholeLife();
    await world.store.write((tx) =>
      tx.update(account).set({ locale: 'es' }).where(eq(account.id, person.playerId)),
    );
    const file = await madeFor(person);
    expect(file).toContain('<html lang="es" dir="ltr">');
    expect(file).toContain('Lugares en misiones');
    expect(file).toContain('Notas de organizaciones sobre ti');
    const told = (await mailsTo(world, FORM.emailAddress)).at(-1);
    expect(told?.subject).toBe('El archivo con tus datos está listo');
    expect(told?.body).toContain('http://chariteers.test/es/settings/data');
  });
});

describe('asking for it', () => {
  it('none, being made, ready for 7 days, then gone: row and pieces [JOI-15: states]', async () => {
    const person = await registered(world);
    expect(await shown(person)).toBeNull();
    const askedAt = world.clock.now();
    expect((await ask(person)).errors).toBeUndefined();
    expect(await shown(person)).toMatchObject({ state: 'making', nextAskAt: null, bytes: null });
    await make();
    const madeAt = world.clock.now();
    expect(await shown(person)).toMatchObject({
      state: 'ready',
      madeAt: new Date(madeAt).toISOString(),
      expiresAt: new Date(madeAt + 7 * DAY_MS).toISOString(),
      nextAskAt: new Date(askedAt + DAY_MS).toISOString(),
    });
    world.clock.set(madeAt + 7 * DAY_MS - 1);
    await sweepDataCopies(world.store, world.clock.now());
    expect(await world.store.read.select().from(dataCopyPart)).not.toEqual([]);
    world.clock.set(madeAt + 7 * DAY_MS);
    expect(await shown(person)).toBeNull();
    await sweepDataCopies(world.store, world.clock.now());
    expect(await world.store.read.select().from(dataCopy)).toEqual([]);
    expect(await world.store.read.select().from(dataCopyPart)).toEqual([]);
  });

  it('not while one is made, not twice a day; the next one takes its place [JOI-15: one a day]', async () => {
    const person = await registered(world);
    await ask(person);
    expect((await ask(person)).code).toBe('DATA_COPY_IN_WORK');
    await make();
    expect((await ask(person)).code).toBe('DATA_COPY_TODAY');
    world.clock.advance(DAY_MS);
    await world.store.write((tx) => tx.update(account).set({ displayName: 'Wilhelmine' }));
    const later = await loggedInAgain(person);
    expect(await madeFor(later)).toContain('Wilhelmine');
  });

  it('a mail leads to the page, and holds nothing that opens the file [JOI-15: mail]', async () => {
    const person = await registered(world);
    await madeFor(person);
    const told = (await mailsTo(world, FORM.emailAddress)).at(-1);
    expect(told?.subject).toBe('Your data file is ready');
    expect(told?.body).toMatch(/http:\/\/chariteers\.test\/settings\/data\n/);
    expect(told?.body).not.toContain('token=');
  });

  it('who asks stands in the audit log [JOI-15: log]', async () => {
    const person = await registered(world);
    await ask(person);
    const [entry] = await world.store.read
      .select()
      .from(auditEntry)
      .where(eq(auditEntry.action, 'data-copy-asked'));
    expect(entry).toMatchObject({ actorId: person.playerId, subjectId: person.playerId });
  });

  it('an account of a charity, staff and one without a volunteer record have one, too [JOI-15: everybody]', async () => {
    for (const as of ['provider', 'staff', 'new'] as const)
      expect((await world.gql(ASK, {}, { as })).errors).toBeUndefined();
    await make();
    const copies = await world.store.read.select().from(dataCopy);
    expect(copies.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('making it', () => {
  it('one that cannot be made holds up no other one, is tried three times, and can be asked for again [JOI-15: trouble]', async () => {
    const [person, other] = [
      await registered(world),
      await registered(world, { username: 'Somebody', emailAddress: 'other@new.example' }),
    ];
    await ask(person);
    // Words that no email can be written in.
    await world.store.write((tx) => tx.update(dataCopy).set({ locale: 'xx' as 'en' }));
    await ask(other);
    await make();
    expect(await shown(person)).toMatchObject({ state: 'making' });
    expect(await shown(other)).toMatchObject({ state: 'ready' });
    await make();
    await make();
    expect(await shown(person)).toMatchObject({ state: 'failed' });
    expect(await madeFor(person)).toContain(FORM.nameLast);
  });

  it('what an attempt before has left is not in the file [JOI-15: killed]', async () => {
    const person = await registered(world);
    await ask(person);
    await world.store.write(async (tx) => {
      for (let position = 0; position < 45; position += 1) {
        const id = `left-${position}`;
        const content = tx.cells.seal('data_copy_part.content', id, 'Left behind');
        const place = { accountId: person.playerId, side: 'page', position } as const;
        await tx.insert(dataCopyPart).values({ id, content, ...place });
      }
    });
    await make();
    const answer = await fetchFile(person);
    expect(await answer.text()).not.toContain('Left behind');
  });

  it('nothing of it lies in the database in clear [JOI-15, SAF-37: sealed]', async () => {
    const person = await withWholeLife();
    await madeFor(person);
    const rows = JSON.stringify(
      (await world.store.read.select().from(dataCopyPart)).map(({ content }) => content.stored),
    );
    expect(rows).not.toMatch(/Zuckerstein|Soup line|<html/);
    expect(rows).toMatch(/^\["sealed:1:/);
  });
});

describe('fetching it', () => {
  it('it comes to nobody but its owner, as a file that nothing keeps [JOI-15: log-in]', async () => {
    const person = await registered(world);
    const file = await madeFor(person);
    const answer = await fetchFile(person);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data-2026-11-16.html"');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(file)));
    const visitor = await world.request(FILE);
    expect([visitor.status, visitor.headers.get('location')]).toEqual([
      303,
      '/login?returnTo=%2Fsettings%2Fdata',
    ]);
    const stranger = await registered(world, { username: 'Stranger', emailAddress: 'str@new.example' });
    const theirs = await fetchFile(stranger, `?accountId=${person.playerId}`);
    expect([theirs.status, theirs.headers.get('location')]).toEqual([303, '/settings/data']);
  });

  it('a session that has proved nothing for a quarter of an hour is asked again [JOI-15, SAF-25: the file]', async () => {
    const person = await registered(world);
    await madeFor(person);
    world.clock.advance(HOUR_MS);
    const answer = await fetchFile(person, '?lang=es');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/es/prove?returnTo=%2Fes%2Fsettings%2Fdata');
  });

  it('at most thirty times in a quarter of an hour [JOI-15: limits]', async () => {
    const person = await registered(world);
    await madeFor(person);
    for (let count = 1; count < 30; count += 1) await (await fetchFile(person)).body?.cancel();
    expect((await fetchFile(person)).status).toBe(303);
  });
});

describe('what is erased', () => {
  it('goes with the account, and with a child of whom it tells [JOI-15, DEC-49: the file]', async () => {
    const person = await registered(world);
    await world.store.write((tx) => tx.update(contactEmail).set({ verificationStatus: 'Confirmed' }));
    const input = { nameFirst: 'Mo', nameLast: 'Zucker', dateOfBirth: '2018-05-01' };
    const child = await world.gql<{ registerChild: { id: string } }>(
      'mutation ($input: RegisterChildInput!) { registerChild(input: $input) { id } }',
      { input: { ...input, signedName: `${FORM.nameFirst} ${FORM.nameLast}` } },
      { headers: person.headers },
    );
    await madeFor(person);
    expect(child.errors).toBeUndefined();
    const { headers } = person;
    const removed = await world.gql(
      'mutation ($id: ID!) { eraseChild(id: $id) }',
      { id: child.data?.registerChild.id },
      { headers },
    );
    expect(removed.errors).toBeUndefined();
    expect(await world.store.read.select().from(dataCopyPart)).toEqual([]);
    world.clock.advance(DAY_MS);
    const fresh = await loggedInAgain(person);
    await madeFor(fresh);
    const close =
      'mutation ($emailAddress: String!) { removeChariteer(input: { emailAddress: $emailAddress }) { id } }';
    const closed = await world.gql(close, { emailAddress: FORM.emailAddress }, { headers: fresh.headers });
    expect(closed.errors).toBeUndefined();
    expect(await world.store.read.select().from(dataCopy)).toEqual([]);
    expect(await world.store.read.select().from(dataCopyPart)).toEqual([]);
  });
});
