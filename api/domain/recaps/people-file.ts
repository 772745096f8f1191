import type { Visits } from '../charities/volunteer-standing.ts';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '../text/csv.ts';
import { fileName } from '../text/file-name.ts';
import { formatMonth, formatPhone } from '../text/format.ts';
import { consolePeopleFileTexts } from '../texts/generated/console-people-file.ts';
import { consoleVolunteerListTexts } from '../texts/generated/console-volunteer-list.ts';
import { consoleVolunteerNotesTexts } from '../texts/generated/console-volunteer-notes.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import type { ConsoleLocale } from '../texts/locale.ts';
import { isMonth, newYorkDay } from '../time/new-york-time.ts';
import { byNumberThenName } from './leaderboard-order.ts';

/** What a file tells of someone; null where whoever makes it may not know. */
export type FilePerson = {
  id: string;
  /** Null for who has left. */
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  phoneNumber: string | null;
  emailAddress: string | null;
  /** YYYY-MM-DD; of adults only. */
  dateOfBirth: string | null;
  combinedMinutes: number;
  completedQuests: number;
  /** Columns of the volunteer list only. */
  visits?: Visits & { trainings: readonly string[]; labels: readonly { name: string }[] };
};

type PeopleFile = {
  /** Titles of the columns. */
  header: (locale: ConsoleLocale) => readonly string[];
  /** Rows stay in the given order. */
  isInOrder?: boolean;
  isListed: (person: FilePerson) => boolean;
  cellsOf: (person: FilePerson) => CsvCell[];
};

/** The files with people that a charity can have, by their name in the audit log. */
export const PEOPLE_FILES = {
  VOLUNTEERS: {
    header: contactHeader,
    // Of those who have left there is nothing to tell.
    isListed: ({ username }) => username !== null,
    cellsOf: contactCells,
  },
  VOLUNTEER_LIST: {
    header: (locale) => [
      fieldLabelsTexts(locale).username,
      ...contactHeader(locale),
      consolePeopleFileTexts(locale).hours,
      ...visitHeader(locale),
    ],
    isInOrder: true,
    isListed: ({ username }) => username !== null,
    cellsOf: (person) => [
      person.username,
      ...contactCells(person),
      hoursCell(person.combinedMinutes),
      ...visitCells(person),
    ],
  },
  RECAP: {
    header: (locale) => {
      const t = consolePeopleFileTexts(locale);
      const { dateOfBirth } = fieldLabelsTexts(locale);
      return [...contactHeader(locale), dateOfBirth, t.completedQuests, t.hours];
    },
    isListed: () => true,
    cellsOf: (person) => [
      ...contactCells(person),
      person.dateOfBirth,
      person.completedQuests,
      hoursCell(person.combinedMinutes),
    ],
  },
} satisfies Record<string, PeopleFile>;
export type PeopleFileKind = keyof typeof PEOPLE_FILES;

/** People in a file, sorted by minutes (most first), then by the names shown. */
export function listedIn(kind: PeopleFileKind, people: readonly FilePerson[]): FilePerson[] {
  const { isListed, isInOrder = false }: PeopleFile = PEOPLE_FILES[kind];
  if (isInOrder) return people.filter(isListed);
  return byNumberThenName(people.filter(isListed), (person) => ({
    ...person,
    number: person.combinedMinutes,
  }));
}

/** The rows of a file, some hundred at a time, so that no more of it stands in memory than is on its way. */
export function* rowsOfFile(
  kind: PeopleFileKind,
  listed: readonly FilePerson[],
  locale: ConsoleLocale,
): Generator<CsvCell[][]> {
  const { header, cellsOf }: PeopleFile = PEOPLE_FILES[kind];
  yield [[...header(locale)]];
  for (let at = 0; at < listed.length; at += LINES_AT_ONCE)
    yield listed.slice(at, at + LINES_AT_ONCE).map(cellsOf);
}

/** The text of a CSV file with these rows, in their pieces. */
export function* textOfFile(pieces: Iterable<CsvCell[][]>): Generator<string> {
  let mark = BYTE_ORDER_MARK;
  for (const rows of pieces) {
    yield mark + rows.map(csvLine).join('');
    mark = '';
  }
}

const LINES_AT_ONCE = 500;

/** What the list of volunteers is called on the disk of whoever asked for it. */
export const VOLUNTEER_FILE_NAME = 'Chariteers.csv';

/** 'Harbor Table Kitchen November 2026.csv', of a year 'Harbor Table Kitchen YearInReview 2026.csv'. */
export function recapFileName(providerName: string, period: string, extension = 'csv'): string {
  const end = isMonth(period) ? formatMonth(period) : `YearInReview ${period}`;
  return fileName(`${providerName} ${end}`, extension);
}

/** Hours with two decimals, which tell every minute apart. */
export function hoursCell(minutes: number): number {
  return Math.round((minutes / 60) * 100) / 100;
}

function visitHeader(locale: ConsoleLocale): string[] {
  const { firstVisit, lastVisit, nextVisit, noShows, trainings } = consoleVolunteerListTexts(locale);
  return [firstVisit, lastVisit, nextVisit, noShows, trainings, consoleVolunteerNotesTexts(locale).labels];
}

function visitCells({ visits }: FilePerson): CsvCell[] {
  const dayOf = (instant: number | null = null) => (instant === null ? null : newYorkDay(instant));
  const days = [visits?.firstVisitAt, visits?.lastVisitAt, visits?.nextVisitAt].map(dayOf);
  const labels = visits?.labels.map(({ name }) => name).join(', ');
  return [...days, visits?.noShowCount ?? 0, visits?.trainings.join(', ') ?? '', labels ?? ''];
}

function contactHeader(locale: ConsoleLocale): string[] {
  const { nameFirst, nameLast, emailAddress } = fieldLabelsTexts(locale);
  return [nameFirst, nameLast, consolePeopleFileTexts(locale).phone, emailAddress];
}

function contactCells({ nameFirst, nameLast, phoneNumber, emailAddress }: FilePerson): CsvCell[] {
  return [nameFirst, nameLast, phoneNumber && formatPhone(phoneNumber), emailAddress];
}
