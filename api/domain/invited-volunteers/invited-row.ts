import { isYoungOn } from '../ages/age-band.ts';
import { mailboxKey } from '../identity/mailbox-key.ts';
import { isNewAddress, mayRegister, uniqueKey } from '../identity/registration.ts';
import { typedAddress } from '../identity/typed-address.ts';
import { readTypedDay } from '../identity/typed-day.ts';
import { cleanText, isMarkupOrFormula } from '../imports/clean-text.ts';
import { foldedText } from '../text/folded-text.ts';
import { ageOn, isDay } from '../time/new-york-time.ts';
import type { InvitedColumn, InvitedColumns, InvitedTable } from './invited-columns.ts';

/** Why a row is not taken. */
export const ROW_PROBLEMS = [
  'emailMissing',
  'emailForm',
  'name',
  'birthday',
  'young',
  'label',
  'repeated',
  'volunteer',
  'invited',
  'accepted',
  'refused',
] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** A row that is not taken: its line, the address or name in it, and what stands in the way. */
export type RefusedRow = { line: number; who: string; problem: RowProblem; detail: string };
/** Someone to invite. */
export type Invited = { name: string | null; emailAddress: string; emailKey: string; labelIds: string[] };

/** A charity's labels by their folded names. */
export type KnownLabels = ReadonlyMap<string, string>;
/** What the charity knows of addresses, by their keys; `refused` of mailboxes. */
export type KnownAddresses = {
  volunteers: ReadonlySet<string>;
  invited: ReadonlySet<string>;
  accepted: ReadonlySet<string>;
  refused: ReadonlySet<string>;
};

type Read = { line: number; who: string; invited: Invited } | RefusedRow;
type Row = InvitedTable['rows'][number];
type Reading = { columns: InvitedColumns; labels: KnownLabels; isFrom1904: boolean; now: number };

/** The people in a table and the rows that name none, each by itself and against earlier rows. `now` in epoch ms. */
export function readInvitedRows(
  { rows, isFrom1904 }: InvitedTable,
  reading: Omit<Reading, 'isFrom1904'>,
): Read[] {
  const lines = new Map<string, number>();
  return rows.map((row) => {
    const read = readRow(row, { ...reading, isFrom1904 });
    if (!('invited' in read)) return read;
    const { line, who } = read;
    const mailbox = mailboxKey(read.invited.emailAddress);
    const earlier = lines.get(mailbox);
    if (earlier !== undefined) return { line, who, problem: 'repeated', detail: String(earlier) };
    lines.set(mailbox, line);
    return read;
  });
}

function readRow({ line, cells }: Row, { columns, labels, isFrom1904, now }: Reading): Read {
  const cell = (column: InvitedColumn) =>
    cleanText((cells[columns.indexOf(column)] ?? '').slice(0, LONGEST_CELL));
  const parts = [cell('firstName'), cell('lastName')].filter((part) => part !== '');
  const name = parts.length > 0 ? parts.join(' ') : cell('name');
  const emailAddress = typedAddress(cell('email'));
  const who = (emailAddress || name).slice(0, LONGEST_WHO);
  const refuse = (problem: RowProblem, detail = ''): Read => ({ line, who, problem, detail });
  if (emailAddress === '') return refuse('emailMissing');
  if (!isNewAddress(emailAddress)) return refuse('emailForm');
  if (!isPlainName(name)) return refuse('name');
  const birthday = cell('birthday');
  const problem = birthday === '' ? null : problemOfBirthday(readBirthday(birthday, isFrom1904), now);
  if (problem !== null) return refuse(problem, problem === 'birthday' ? birthday.slice(0, LONGEST_WHO) : '');
  const named = cell('labels')
    .split(/[,;|]/)
    .map((label) => label.trim())
    .filter((label) => label !== '');
  const unknown = named.find((label) => !labels.has(foldedText(label)));
  if (unknown !== undefined) return refuse('label', unknown.slice(0, LONGEST_WHO));
  const labelIds = [...new Set(named.map((label) => labels.get(foldedText(label)) ?? ''))];
  return {
    line,
    who,
    invited: { name: name || null, emailAddress, emailKey: uniqueKey(emailAddress), labelIds },
  };
}

function problemOfBirthday(day: string, now: number): RowProblem | null {
  if (!isDay(day) || ageOn(day, now) < 0) return 'birthday';
  if (isYoungOn(day, now)) return 'young';
  return mayRegister(day, now) ? null : 'birthday';
}

/** Parts the rows into who is invited and who is not, by what the charity knows of the addresses. */
export function partInvited(
  rows: readonly Read[],
  known: KnownAddresses,
): { invited: Invited[]; refused: RefusedRow[] } {
  const invited: Invited[] = [];
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    if (!('invited' in row)) refused.push(row);
    else {
      const problem = problemOfAddress(row.invited, known);
      if (problem === null) invited.push(row.invited);
      else refused.push({ line: row.line, who: row.who, problem, detail: '' });
    }
  }
  return { invited, refused };
}

function problemOfAddress({ emailKey, emailAddress }: Invited, known: KnownAddresses): RowProblem | null {
  if (known.volunteers.has(emailKey)) return 'volunteer';
  if (known.accepted.has(emailKey)) return 'accepted';
  if (known.invited.has(emailKey)) return 'invited';
  return known.refused.has(mailboxKey(emailAddress)) ? 'refused' : null;
}

/** Longest part of a cell that is looked at: no field takes as much. */
const LONGEST_CELL = 600;
/** Longest part of one that a refusal repeats. */
const LONGEST_WHO = 120;

/**
 * A name, or none: letters and what stands between them, nothing that leads elsewhere from the email in which it is read.
 */
function isPlainName(name: string): boolean {
  const isOfLetters = /^[\p{L}\p{M}\p{Zs}'’‘`´.,()·-]*$/u.test(name) && !isMarkupOrFormula(name);
  return isOfLetters && name.length <= LONGEST_NAME && !/\p{L}{2}\.\p{L}{2}/u.test(name);
}

const LONGEST_NAME = 120;

/** Days between 1970 and the days from which spreadsheets count: the 30th of December 1899, the 1st of January 1904. */
const DAYS_FROM_1899 = 25_569;
const DAYS_FROM_1904 = 24_107;

/** A birthday as people type it or as spreadsheets count it, as YYYY-MM-DD; what is no day comes back as it is. */
export function readBirthday(cell: string, isFrom1904: boolean): string {
  if (!/^\d{1,5}(\.\d+)?$/.test(cell))
    return readTypedDay(cell.replace(/[ T]\d{1,2}:\d{2}(:\d{2})?( ?[AP]M)?$/i, ''));
  const days = Math.floor(Number(cell)) - (isFrom1904 ? DAYS_FROM_1904 : DAYS_FROM_1899);
  return new Date(days * 86_400_000).toISOString().slice(0, 10);
}
