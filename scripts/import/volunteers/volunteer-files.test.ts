import { like } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import {
  cellsOf,
  csvRow,
  HEADER,
  importPeople,
  leftOutIn,
  refusedIn,
  seedImportTargets,
} from '../../../tests/support/volunteer-import.ts';
import { MalformedFileError } from '../malformed-file.ts';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
  await seedImportTargets(scratch.store);
});
afterEach(() => scratch.end());

const run = (rows: readonly string[] | string | Buffer, options = {}) => importPeople(scratch, rows, options);
const ids = async () => {
  const rows = await scratch.store.read
    .select({ id: account.id })
    .from(account)
    .where(like(account.email, '%@old.example'))
    .orderBy(account.id);
  return rows.map(({ id }) => id);
};

const two = [csvRow('ana', { firstName: 'Añá' }), csvRow('ben')];
const file = [HEADER, ...two].join('\r\n');
const json = [cellsOf('ana'), cellsOf('ben')].map((cells) => JSON.stringify(cells)).join('\n');

describe('a file of volunteers', () => {
  it.each<[string, string | Buffer]>([
    ['in UTF-8', file],
    ['in UTF-8 with a mark', `\uFEFF${file}`],
    ['in UTF-16', Buffer.from(`\uFEFF${file}`, 'utf16le')],
    ['in UTF-16 without a mark', Buffer.from(file, 'utf16le')],
    ['in UTF-16, big end first', Buffer.from(`\uFEFF${file}`, 'utf16le').swap16()],
    [
      'with semicolons',
      [HEADER.replaceAll(',', ';'), csvRow('ana', {}, ';'), csvRow('ben', {}, ';')].join('\n'),
    ],
    [
      'with tabs',
      [HEADER.replaceAll(',', '\t'), csvRow('ana', {}, '\t'), csvRow('ben', {}, '\t')].join('\n'),
    ],
    ['with other headings', file.replace('birthDate', 'Date of Birth').replace('firstName', 'FIRST NAME')],
    [
      'with more columns',
      file.replace(HEADER, `${HEADER},notes`).replaceAll('"\r\n', '",x\r\n').concat(',x'),
    ],
    [
      'with the line that names the separator',
      ['sep=;', HEADER.replaceAll(',', ';'), csvRow('ana', {}, ';'), csvRow('ben', {}, ';')].join('\r\n'),
    ],
    ['of a JSON object a line', json],
    ['of JSON with a last line break', `${json}\n\n`],
  ])('%s is read [API-51]', async (_, content) => {
    expect(await run(content)).toMatchObject({ created: 2, refused: [] });
    expect(await ids()).toEqual(['ana', 'ben']);
  });

  it('of JSON has lists and numbers of its own [API-51]', async () => {
    const lists = {
      birthDate: 33_000,
      favoriteDistricts: ['Hoboken'],
      groups: [{ group: 'Quay Table', role: 'captains' }],
      pastHours: [{ charity: 'Quay Table', date: '2024-05-03', minutes: 200 }],
    };
    const report = await run(JSON.stringify({ ...cellsOf('ana'), ...lists }));
    expect(report).toMatchObject({ created: 1, refused: [], leftOut: [] });
  });

  it.each([
    ['ends in a quotation', `${file.slice(0, -4)}`, 'line 3'],
    ['ends between cells', [HEADER, two[0], 'ben,,ben@old'].join('\n'), 'line 3'],
    ['ends in a JSON object', json.slice(0, -9), 'line 2'],
    ['lacks a column', file.replace('birthDate', 'born'), 'lacks birthDate'],
    ['has a column twice', file.replace('guardianName', 'Date of Birth'), 'birthDate twice'],
    [
      'has the day first',
      [HEADER, csvRow('ana', { birthDate: '3/4/1990' }), csvRow('ben', { birthDate: '25/12/1990' })].join(
        '\n',
      ),
      'line 3, birthDate: expected the month first',
    ],
    ['is a JSON list', `[${json.replace('\n', ',')}]`, 'one JSON object a line'],
    ['is empty', '', 'empty'],
    ['is in Latin-1', Buffer.from(file, 'latin1'), 'UTF-8'],
    ['is of bytes', `${file}\0`, 'UTF-8'],
  ])('that %s changes nothing [API-51]', async (_, content, message) => {
    await expect(run(content)).rejects.toThrow(MalformedFileError);
    await expect(run(content)).rejects.toThrow(message);
    expect(await ids()).toEqual([]);
  });

  it('has its last row refused where it may be cut off in its last cell [API-51]', async () => {
    const open = 'ben,,ben@old.example,,1990-05-04,Ben,Rivera,,,,,,,2024-05-03 3 Quay';
    const whole = [HEADER, two[0], `${open} Table`].join('\n');
    expect(refusedIn(await run([HEADER, two[0], open].join('\n')))).toEqual([
      '3 row: expected a line break behind the last row, which may be cut off in its last cell',
    ]);
    expect(await ids()).toEqual(['ana']);
    expect(await run(`${whole}\n`)).toMatchObject({ created: 1, unchanged: 1, leftOut: [] });
  });

  it('has its wrong rows named by file, line and column, and all others taken [API-51]', async () => {
    const multiline = csvRow('ana', { emergencyContactName: 'Luz\nRivera' });
    const report = await run(
      [
        multiline,
        csvRow('ben', { email: 'no address' }),
        'cy,too,few',
        '',
        csvRow('dee', { birthDate: '3/14/10' }),
        csvRow('eve', { id: '../eve', email: 'eve@old.example' }),
        csvRow('fay'),
      ],
      { name: 'old people.csv' },
    );
    expect(report.refused.map(({ place }) => place)).toEqual([
      'old people.csv, line 4, email',
      'old people.csv, line 5, row',
      'old people.csv, line 6, birthDate',
      'old people.csv, line 8, id',
    ]);
    expect(await ids()).toEqual(['ana', 'fay']);
  });

  it.each([
    ['birthDate', '2014-01-01', 'an age of at least 13 years'],
    ['birthDate', '1890-01-01', 'an age of at most 120 years'],
    ['birthDate', '', 'a date as 2010-03-14, 3/14/2010 or the serial number of a spreadsheet'],
    ['email', 'ana@old.con', 'an email address'],
    ['email', 'ana@old.example, ben@old.example', 'an email address'],
    ['id', '', '1 to 64 letters, digits, dots, dashes or underscores'],
    ['id', "x' OR 1=1", '1 to 64 letters, digits, dots, dashes or underscores'],
    ['firstName', '', 'a name of at most 255 characters'],
    ['firstName', '\u200B\u202E', 'a name of at most 255 characters'],
    ['firstName', '<b>Ana</b>', 'a name, not markup or a formula'],
    ['lastName', '=HYPERLINK("http://evil.example")', 'a name, not markup or a formula'],
    ['lastName', '@SUM(1)', 'a name, not markup or a formula'],
    ['lastName', 'x'.repeat(256), 'a name of at most 255 characters'],
  ])('is refused a row whose %s is “%s” [API-51] [DEC-48]', async (column, cell, expected) => {
    expect(refusedIn(await run([csvRow('ana', { [column]: cell })]))).toEqual([
      `2 ${column}: expected ${expected}`,
    ]);
    expect(await ids()).toEqual([]);
  });

  it.each([
    ['phone', '555-0100', 'a phone number of 10 digits'],
    ['phone', '2.01555E+09', 'a phone number of 10 digits'],
    ['emergencyContactPhone', '911', 'a phone number of 10 digits'],
    ['emergencyContactName', '<img>', 'a name'],
    ['favoriteDistricts', 'Atlantis', 'districts that are here'],
  ])('has a %s of “%s” left out, and the person taken [API-51]', async (column, cell, expected) => {
    expect(leftOutIn(await run([csvRow('ana', { [column]: cell })]))).toEqual([
      `2 ${column}: expected ${expected}`,
    ]);
    expect(await ids()).toEqual(['ana']);
  });

  it.each([
    ['guardianEmail', 'kim@old.example', 'the guardian’s own email address'],
    ['guardianName', '=1', 'the name of a guardian'],
  ])(
    'has the guardian of a young person left out for a %s of “%s” [API-51] [SAF-08]',
    async (column, cell, expected) => {
      const young = { birthDate: '40251', guardianName: 'Rosa Rivera', guardianEmail: 'rosa@family.example' };
      expect(leftOutIn(await run([csvRow('kim', { ...young, [column]: cell })]))).toEqual([
        `2 ${column}: expected ${expected}`,
      ]);
    },
  );

  it('has hidden characters, line breaks and a spreadsheet’s guard taken off, and says so [API-51]', async () => {
    const cells = { firstName: 'A\u200Bna\nMaria', email: '\u2060ana@old.example', phone: '="2015550100"' };
    const report = await run([csvRow('ana', cells)]);
    expect(report.mended.map(({ place }) => place.split(', ').at(-1))).toEqual([
      'email',
      'phone',
      'firstName',
    ]);
    const records = await scratch.store.read.select().from(chariteer).where(like(chariteer.id, 'ana'));
    expect(records).toMatchObject([{ nameFirst: 'Ana Maria', emailAddress: 'ana@old.example' }]);
  });

  it('keeps in a name what forms keep, and drops what they drop [API-51]', async () => {
    await run([csvRow('zahra', { firstName: 'زهرا\u200Cسادات', lastName: '\u061Cعلی\u180E\u206A' })]);
    const records = await scratch.store.read.select().from(chariteer).where(like(chariteer.id, 'zahra'));
    expect(records).toMatchObject([{ nameFirst: 'زهرا\u200Cسادات', nameLast: 'علی' }]);
  });
});
