import { deflateRawSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { provider } from '#db/schema/provider.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { ROLES } from '#domain/permissions/permissions.ts';
import { type CastName, castEmail } from '../support/cast.ts';
import { sendInvitedFile, workbookOf } from '../support/invited-file.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const send = (file: string | Uint8Array, options: Parameters<typeof sendInvitedFile>[2] = {}) =>
  sendInvitedFile(world, file, options);
const COLUMNS = ['firstName', 'lastName', 'email'];
const rows = () => world.store.read.select().from(volunteerInvitation);
const people = (count: number) =>
  ['First,Last,Email', ...Array.from({ length: count }, (_, at) => `Ana,Ruiz,person${at}@a.example`)].join(
    '\n',
  );

describe('a file of people to invite', () => {
  it('is judged row by row, its columns guessed, and nothing is written [DSK-09]', async () => {
    const file = [
      'First name;Last name;E-mail;Shirt',
      'Ana;Ruiz;ana@a.example;M',
      ';;;',
      'Ben;=1+1;ben@b.example;L',
      'Cy;Roe;ANA@a.example;S',
      'Di;Roe;nowhere;S',
    ].join('\r\n');
    const { columns, ...judged } = await send(file);
    expect(columns.map(({ heading, holds, samples }) => [heading, holds, samples[0]])).toEqual([
      ['First name', 'firstName', 'Ana'],
      ['Last name', 'lastName', 'Ruiz'],
      ['E-mail', 'email', 'ana@a.example'],
      ['Shirt', null, 'M'],
    ]);
    expect(judged).toMatchObject({ invitedCount: 1, refusedCount: 3 });
    expect(judged.refused).toEqual([
      { line: 4, who: 'ben@b.example', problem: 'name', detail: '' },
      { line: 5, who: 'ANA@a.example', problem: 'repeated', detail: '2' },
      { line: 6, who: 'nowhere', problem: 'emailForm', detail: '' },
    ]);
    expect([await rows(), await world.store.read.select().from(outboxMessage)]).toEqual([[], []]);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>]>([
    ['UTF-8 with a mark', () => Buffer.from('\uFEFFEmail,First name\nana@a.example,José')],
    ['UTF-16', () => Buffer.from('\uFEFFEmail\tFirst name\r\nana@a.example\tJosé\r\n', 'utf16le')],
    ['an older spreadsheet’s letters', () => Buffer.from('Email;First name\r\nana@a.example;José', 'latin1')],
    ['a named separator', () => Buffer.from('sep=;\r\nEmail;First name\r\nana@a.example;"José"')],
    ['no headings', () => Buffer.from('ana@a.example,José')],
    [
      'a workbook',
      () =>
        workbookOf([
          ['Email', 'First name'],
          ['ana@a.example', 'José'],
        ]),
    ],
  ])('is read in %s [DSK-09]', async (_, make) => {
    const file = await make();
    const isEmail = (sample = '') => sample.includes('@');
    const { columns } = await send(file);
    const chosen = columns.map(({ samples }) => (isEmail(samples[0]) ? 'email' : 'firstName'));
    expect(await send(file, { columns: chosen, invite: true })).toMatchObject({ invitedCount: 1 });
    expect(await rows()).toMatchObject([{ name: 'José', emailAddress: 'ana@a.example' }]);
  });

  it('reads birthdays as Excel counts days [DSK-09]', async () => {
    const file = await workbookOf([
      ['Email', 'Birthday'],
      ['ana@a.example', 32946],
      ['ben@b.example', 44000],
    ]);
    const { invitedCount, refused } = await send(file);
    expect([invitedCount, refused]).toEqual([
      1,
      [{ line: 3, who: 'ben@b.example', problem: 'young', detail: '' }],
    ]);
  });

  it('answers the same for an address with an account as for any other [DSK-09]', async () => {
    const known = (['volunteer', 'teen', 'banned', 'provider', 'waiting'] as const).map(castEmail);
    const { invitedCount, refused } = await send(['Email', ...known, 'nobody@a.example'].join('\n'));
    expect([invitedCount, refused]).toEqual([known.length + 1, []]);
  });

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => Buffer.alloc(0), 'Choose a file.'],
    ['headings alone', () => Buffer.from('Email\n'), 'That file has no people.'],
    ['a picture', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), 'We can’t read that file.'],
    [
      'a cut workbook',
      async () => (await workbookOf([['Email']])).subarray(0, 300),
      'We can’t read that file.',
    ],
    ['another zip archive', () => zipWith('a.txt', Buffer.from('x')), 'We can’t read that file.'],
    ['a workbook that unpacks to over 20 MB', () => workbookOf(longRows), 'We can’t read that file.'],
    [
      'an open quotation mark',
      () => Buffer.from('Email,Name\n"ana@a.example,Ana'),
      'Check the quotation marks',
    ],
    ['10,001 people', () => Buffer.from(people(10_001)), 'That’s over 10,000 people.'],
    ['6 MB', () => Buffer.alloc(6 * 1024 * 1024, 'x'), 'That file is over 5 MB.'],
  ])('is refused with what is wrong: %s [DSK-09]', async (_, make, message) => {
    const answer = await send(await make(), { columns: COLUMNS, invite: true });
    expect([answer.code, answer.message]).toEqual(['BAD_USER_INPUT', expect.stringContaining(message)]);
    expect(await rows()).toEqual([]);
  });

  it('is refused without a column of emails, and for a charity that is hidden [DSK-09]', async () => {
    expect((await send(people(2), { columns: ['name', null, null], invite: true })).message).toBe(
      'Choose the column with emails.',
    );
    await world.store.write((tx) =>
      tx.update(provider).set({ isVisible: false }).where(eq(provider.id, '1')),
    );
    expect((await send(people(2))).message).toBe('First, make your charity public.');
    expect(await rows()).toEqual([]);
  });

  it('is for those who may send alerts, of the charity alone [DSK-09]', async () => {
    const may = ['admins', 'managers', 'provider', 'staff'];
    for (const as of ['volunteer', 'teen', 'gold', 'provider', 'staff', ...castOfRoles()] as CastName[]) {
      const { code } = await send(people(1), { as, columns: COLUMNS, invite: true });
      expect([as, code]).toEqual([as, may.includes(as) ? undefined : 'FORBIDDEN']);
    }
    expect((await send(people(1), { as: null })).code).toBe('NOT_LOGGED_IN');
    expect((await send(people(1), { as: 'admins', providerId: '2' })).code).toBe('FORBIDDEN');
    expect((await send(people(1), { providerId: 'nowhere' })).code).toBe('PROVIDER_NOT_FOUND');
  });

  it('goes out ten times a day for a charity [DSK-09]', async () => {
    for (let file = 0; file < 10; file += 1) {
      const one = `Email\nperson${file}@a.example`;
      expect((await send(one, { columns: ['email'], invite: true })).code).toBeUndefined();
    }
    expect((await send(people(1), { columns: COLUMNS, invite: true })).code).toBe('RATE_LIMITED');
  });

  it('takes 2,000 people in as many statements as 20 [DSK-09]', async () => {
    const statements = async (file: string) => {
      const before = world.store.statementCount();
      const answer = await send(file, { columns: COLUMNS, invite: true });
      return { ...answer, count: world.store.statementCount() - before };
    };
    // The first one in a world prepares what all use.
    await send(people(1), { columns: COLUMNS, invite: true });
    const few = await statements(people(20).replaceAll('person', 'one'));
    const many = await statements(people(2_000));
    expect([many.invitedCount, many.count]).toEqual([1_999, few.count]);
    expect(await rows()).toHaveLength(2_020);
  });
});

const longRows = Array.from({ length: 9_000 }, (_, at) => [`person${at}@a.example`, 'x'.repeat(2_500)]);

const castOfRoles = () =>
  ROLES.map((role) => (role === 'staff' ? 'staffrole' : role.toLowerCase()) as CastName);

/** A zip archive of one file that claims to be as long as it is. */
function zipWith(name: string, content: Buffer): Buffer {
  const packed = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(packed.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  const body = Buffer.concat([head, Buffer.from(name), packed]);
  end.writeUInt32LE(body.length, 16);
  return Buffer.concat([body, entry, Buffer.from(name), end]);
}
