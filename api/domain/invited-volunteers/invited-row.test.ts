import { describe, expect, it } from 'vitest';
import { type InvitedColumn, withHeadings } from './invited-columns.ts';
import { type KnownAddresses, partInvited, readBirthday, readInvitedRows } from './invited-row.ts';

const NOW = Date.UTC(2026, 10, 16, 17);
const COLUMNS: readonly InvitedColumn[] = ['firstName', 'lastName', 'email', 'birthday', 'labels'];
const LABELS = new Map([
  ['drives', 'l1'],
  ['speaks spanish', 'l2'],
]);
const NONE: ReadonlySet<string> = new Set();
const KNOWN: KnownAddresses = { volunteers: NONE, invited: NONE, accepted: NONE, refused: NONE };

const read = (...rows: string[][]) =>
  readInvitedRows(
    { ...withHeadings([['h'], ...rows].map((cells, at) => ({ line: at + 1, cells }))) },
    { columns: COLUMNS, labels: LABELS, now: NOW },
  );
const problemOf = (...cells: string[]) => {
  const [row] = read(cells);
  return row && 'problem' in row ? [row.problem, row.detail].filter(Boolean).join(' ') : null;
};

describe('a row of a file of people to invite', () => {
  it('names a person, with the labels that the charity has [DSK-09]', () => {
    expect(
      read(['Ana', 'O’Neill Ruiz', ' Ana@A.example ', '3/14/1990', 'Drives; SPEAKS  Spanish|drives']),
    ).toEqual([
      {
        line: 2,
        who: 'Ana@A.example',
        invited: {
          ...{ name: 'Ana O’Neill Ruiz', emailAddress: 'Ana@A.example', emailKey: 'ana@a.example' },
          labelIds: ['l1', 'l2'],
        },
      },
    ]);
  });

  it.each([
    ['no email', ['Ana', 'Ruiz', ' '], 'emailMissing'],
    ['half an email', ['Ana', 'Ruiz', 'ana@'], 'emailForm'],
    ['two emails', ['Ana', 'Ruiz', 'a@a.example, b@b.example'], 'emailForm'],
    ['a slip', ['Ana', 'Ruiz', 'ana@a.con'], 'emailForm'],
    ['a formula', ['=HYPERLINK(“x”)', '', 'ana@a.example'], 'name'],
    ['a formula of letters alone', ['-Ana', '', 'ana@a.example'], 'name'],
    ['markup', ['<b>Ana</b>', '', 'ana@a.example'], 'name'],
    ['an address of a page', ['win at evil.example', '', 'ana@a.example'], 'name'],
    ['a telephone number', ['2015550100', '', 'ana@a.example'], 'name'],
    ['a name of 121 letters', ['x'.repeat(121), '', 'ana@a.example'], 'name'],
    ['a day that never was', ['', '', 'ana@a.example', '2/30/1990'], 'birthday 2/30/1990'],
    ['a century left open', ['', '', 'ana@a.example', '3/14/90'], 'birthday 3/14/90'],
    ['a day ahead', ['', '', 'ana@a.example', '2027-01-01'], 'birthday 2027-01-01'],
    ['someone under 18', ['', '', 'ana@a.example', '2008-11-17'], 'young'],
    ['an unknown label', ['', '', 'ana@a.example', '', 'Drives, Cooks'], 'label Cooks'],
  ])('is left out for %s [DSK-09]', (_, cells, problem) => {
    expect(problemOf(...cells)).toBe(problem);
  });

  it('takes a whole life from its 18th birthday on, and no name [DSK-09]', () => {
    expect(problemOf('', '', 'ana@a.example', '2008-11-16')).toBeNull();
    expect(read(['', '', 'ana@a.example'])).toMatchObject([{ invited: { name: null } }]);
  });

  it('is left out where an earlier one has the same mailbox, which that row keeps [DSK-09]', () => {
    const rows = read(['', '', 'ana@gmail.com'], ['', '', 'bad'], ['', '', 'A.N.A+x@gmail.com']);
    expect(partInvited(rows, KNOWN)).toMatchObject({
      invited: [{ emailAddress: 'ana@gmail.com' }],
      refused: [
        { line: 3, problem: 'emailForm' },
        { line: 4, problem: 'repeated', detail: '2' },
      ],
    });
  });

  it.each(['volunteers', 'accepted', 'invited'] as const)(
    'is left out for one of the %s [DSK-09]',
    (kind) => {
      const known = { ...KNOWN, [kind]: new Set(['ana@a.example']) };
      const { refused } = partInvited(read(['', '', 'Ana@a.example']), known);
      expect(refused[0]?.problem).toBe(kind === 'volunteers' ? 'volunteer' : kind);
    },
  );

  it('is left out for a mailbox that wants no invitations [DSK-09]', () => {
    const known = { ...KNOWN, refused: new Set(['ana@a.example']) };
    expect(partInvited(read(['', '', 'ana+y@a.example']), known).refused).toMatchObject([
      { problem: 'refused' },
    ]);
  });
});

it.each([
  ['32946', false, '1990-03-14'],
  ['32946.75', false, '1990-03-14'],
  ['31484', true, '1990-03-14'],
  ['1990-03-14 00:00:00', false, '1990-03-14'],
  ['3/14/1990 12:00 AM', false, '1990-03-14'],
  ['14 de marzo de 1990', false, '1990-03-14'],
  ['soon', false, 'soon'],
])('reads the birthday %s as spreadsheets write it [DSK-09]', (cell, isFrom1904, day) => {
  expect(readBirthday(cell, isFrom1904)).toBe(day);
});
