import '#api/reactions/reactions.ts';
import path from 'node:path';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { beginVolunteerImport, type VolunteerImport } from '#api/operations/imports/import-volunteers.ts';
import { type PersonOutcome, refusedOutcome } from '#api/operations/imports/plan-volunteers.ts';
import { constraintOf } from '#db/constraint-error.ts';
import type { Store } from '#db/store.ts';
import { cleanText } from '#domain/imports/clean-text.ts';
import type { ImportedVolunteer, RowProblem } from '#domain/imports/imported-volunteer.ts';
import { emptyReport, type ImportReport, type Progress } from '../import-report.ts';
import { malformedAt, refuseTooMany } from '../malformed-file.ts';
import { repeatedIn } from './earlier-rows.ts';
import { dayOrder } from './imported-day.ts';
import { readPeople } from './people-rows.ts';
import type { PersonRow } from './person-row.ts';
import { type PersonReading, readVolunteer } from './read-volunteer.ts';

export type VolunteerImportOptions = MailContext & {
  store: Store;
  viewer: Viewer;
  isDryRun: boolean;
  onProgress: Progress;
};

/** People added in one transaction. */
const PEOPLE_AT_ONCE = 250;

type Read = { row: PersonRow; reading: Extract<PersonReading, { person: ImportedVolunteer }> };

/**
 * Imports people from a file of an identity service under their ids. The file is read twice: once to see that it is
 * whole, so that a malformed one changes nothing. Each row is created, left unchanged or refused with its line and
 * column; what was committed stays when it is broken off, and the next run continues. Throws MalformedFileError.
 */
export async function importVolunteers(file: string, options: VolunteerImportOptions): Promise<ImportReport> {
  const { now, config, viewer, isDryRun, onProgress } = options;
  await checkFile(file);
  const report = emptyReport();
  const repeated = repeatedIn();
  const importing = await beginVolunteerImport(options, viewer, { isDryRun });
  let people: Read[] = [];
  const flush = async () => {
    await takePeople(file, importing, people, report);
    people = [];
  };
  let count = 0;
  for await (const row of readPeople(file)) {
    const reading = readVolunteer(row, { now, minimumAge: config.minimumAge });
    const refused = 'refused' in reading ? reading.refused : repeated(reading.person, row.line);
    if (refused) report.refused.push(entryOf(file, row, refused));
    else if ('person' in reading) people.push({ row, reading });
    if (people.length === PEOPLE_AT_ONCE) await flush();
    count += 1;
    onProgress({ row: count, bytesRead: row.bytesRead });
  }
  await flush();
  return inOrder(report);
}

/** Reads a file to its end. Throws MalformedFileError where it is not whole, too long, or writes days with the day first. */
async function checkFile(file: string): Promise<void> {
  const order = dayOrder();
  let rows = 0;
  for await (const { line, texts } of readPeople(file)) {
    order.note(texts.birthDate ?? '', line);
    rows += 1;
    refuseTooMany(file, rows);
  }
  const line = order.dayFirstLine();
  if (line === null) return;
  throw malformedAt(
    file,
    `line ${line}, birthDate`,
    'expected the month first, as 3/14/2010, but this file has the day first. Nothing was imported.',
  );
}

async function takePeople(
  file: string,
  importing: VolunteerImport,
  people: readonly Read[],
  report: ImportReport,
): Promise<void> {
  const outcomes = await takeOrSplit(
    importing,
    people.map(({ reading }) => reading.person),
  );
  people.forEach((read, at) => {
    const outcome = outcomes[at];
    if (outcome) tellOutcome(file, read, outcome, report);
  });
}

/** Takes all, or one by one where the database refuses a row that the rules let through. */
export async function takeOrSplit(
  importing: VolunteerImport,
  people: readonly ImportedVolunteer[],
): Promise<PersonOutcome[]> {
  try {
    return await importing.take(people);
  } catch (error) {
    const broken = constraintOf(error);
    if (broken === null) throw error;
    if (people.length === 1)
      return [refusedOutcome({ column: 'row', expected: `values that ${broken.name} allows` })];
  }
  const outcomes: PersonOutcome[] = [];
  for (const person of people) outcomes.push(...(await takeOrSplit(importing, [person])));
  return outcomes;
}

function tellOutcome(
  file: string,
  { row, reading }: Read,
  outcome: PersonOutcome,
  report: ImportReport,
): void {
  const { planned, isKnown, refused, givenUsername } = outcome;
  if (refused) report.refused.push(entryOf(file, row, refused));
  if (isKnown) report.unchanged += 1;
  if (!planned) return;
  report.created += 1;
  const leftOut = [...reading.leftOut, ...outcome.leftOut];
  report.leftOut.push(...leftOut.map((problem) => entryOf(file, row, problem)));
  const others = reading.mended.filter(({ column }) => column !== 'username');
  report.mended.push(...others.map((problem) => mendedEntry(file, row, problem)));
  if (givenUsername === null || cleanText(row.texts.username ?? '') === '') return;
  const why = reading.mended.find(({ column }) => column === 'username')?.expected ?? 'a name that is free';
  const username = { column: 'username', expected: `${why}; ${givenUsername} was given` };
  report.mended.push(mendedEntry(file, row, username));
}

function entryOf(file: string, { line }: PersonRow, { column, expected }: RowProblem) {
  return { place: `${path.basename(file)}, line ${line}, ${column}`, reason: `expected ${expected}` };
}

function mendedEntry(file: string, row: PersonRow, problem: RowProblem) {
  const { place, reason } = entryOf(file, row, problem);
  return { place, what: reason };
}

/** Rows refused by themselves are told before those that the database was asked about: sorted again by their lines. */
function inOrder(report: ImportReport): ImportReport {
  const lineOf = ({ place }: { place: string }) => Number(/, line (\d+), /.exec(place)?.[1] ?? 0);
  report.refused.sort((a, b) => lineOf(a) - lineOf(b));
  return report;
}
