import '#api/reactions/reactions.ts';
import type { FileTable } from '#api/operations/charity-files/file-table.ts';
import {
  isCharityHere,
  readHolders,
  writeCharity,
  writeUnnamed,
} from '#api/operations/charity-files/import-charity.ts';
import {
  type FileTables,
  importedPersonId,
  type PersonHere,
  rowsToWrite,
} from '#api/operations/charity-files/plan-import.ts';
import type { FileRow } from '#api/operations/charity-files/read-table.ts';
import { beginVolunteerImport } from '#api/operations/imports/import-volunteers.ts';
import { inviteVolunteers } from '#api/operations/imports/invite-volunteers.ts';
import { firstRefusedRow } from '#db/rehearse-rows.ts';
import { district } from '#db/schema/district.ts';
import { type CharityManifest, MANIFEST_NAME } from '#domain/charity-files/charity-file.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import type { RowProblem } from '#domain/imports/imported-volunteer.ts';
import { INVITATIONS_AN_HOUR } from '#domain/imports/invitation-pace.ts';
import { DISTRICTS } from '../../seed/districts.ts';
import { seedDistricts } from '../../seed/seed-places.ts';
import { emptyReport, type ImportReport } from '../import-report.ts';
import type { ImportOptions } from '../import-rows.ts';
import { malformedAt } from '../malformed-file.ts';
import { takeOrSplit } from '../volunteers/import-volunteers.ts';
import { type PersonReading, readVolunteer } from '../volunteers/read-volunteer.ts';
import { readCharityFile } from './read-charity-file.ts';

const PEOPLE_AT_ONCE = 250;

/** `district`: the id of the one here that takes the charity in, if not the one of the same name. */
export type CharityOptions = ImportOptions & { district: string | null };

/**
 * Imports everything of a charity from a file of another installation. The whole file is checked before anything is
 * written. People whose address is in it get accounts and are invited by email; of others only what they did is here.
 * Throws MalformedFileError.
 */
export async function importCharity(file: string, options: CharityOptions): Promise<ImportReport> {
  const { store, config, now, viewer, isDryRun } = options;
  const { manifest, people, tables: read } = readCharityFile(file);
  const charityId = manifest.charity.id;
  const report = emptyReport();
  if (await isCharityHere(store.read, charityId)) {
    report.unchanged = 1;
    return report;
  }
  const districtId = await districtHere(file, manifest.district, options);
  const tables = new Map(read).set(
    'charity',
    (read.get('charity') ?? []).map((row) => ({ ...row, districtId })),
  );
  await refuseBrokenRows(file, tables, people, options);
  const named = await takePeople(people, options, report);
  const personHere: PersonHere = (id) => ({
    id: named.get(id) ?? importedPersonId(id),
    hasAccount: named.has(id),
  });
  const reached = new Map(people.map(({ id, emailAddress }) => [String(id), Boolean(emailAddress)]));
  const written = rowsToWrite(tables, charityId, personHere);
  for (const { kept, rows, leftOut } of written) {
    report.created += rows.length;
    for (const line of leftOut)
      report.leftOut.push({
        place: `${kept.name}.jsonl, line ${line}`,
        reason: reasonOf(kept, tables.get(kept.name)?.[line - 1], { named, reached }),
      });
    if (kept.name === TEAM && leftOut.length > 0)
      report.leftOut.push({
        place: `${TEAM}.jsonl`,
        reason: `${leftOut.length} of ${leftOut.length + rows.length} roles of the team. Invite who held them again`,
      });
  }
  if (isDryRun) return report;
  const unnamed = people.map(({ id }) => String(id)).filter((id) => !named.has(id));
  await writeUnnamed(store, now, unnamed.map(importedPersonId));
  await writeCharity(store, { charityId, now, tables: written });
  const ids = [...named.values()];
  await inviteVolunteers({ store, config, now }, viewer, {
    perHour: INVITATIONS_AN_HOUR,
    isDryRun: false,
    ids,
  });
  return report;
}

/** Throws for a row that would break a rule of its table, as if each person with an address had an account. */
async function refuseBrokenRows(
  file: string,
  tables: FileTables,
  people: readonly FileRow[],
  { store }: ImportOptions,
): Promise<void> {
  const reached = new Set(people.flatMap(({ id, emailAddress }) => (emailAddress ? [String(id)] : [])));
  const personHere: PersonHere = (id) => ({ id: importedPersonId(id), hasAccount: reached.has(id) });
  const planned = rowsToWrite(tables, String(tables.get('charity')?.[0]?.id), personHere);
  const tried = planned.map(({ kept, rows }) => ({
    table: kept.table,
    rows: rows.map(({ values }) => values),
  }));
  const refused = await firstRefusedRow(store.read, tried);
  if (refused === null) return;
  const found = planned.find(({ kept }) => kept.table === refused.table);
  const leftOut = new Set(found?.leftOut);
  const lines = (tables.get(found?.kept.name ?? '') ?? []).map((_, at) => at + 1);
  const line = lines.filter((one) => !leftOut.has(one))[refused.at];
  const expected = `expected values that keep the rule ${refused.rule}. Nothing was imported.`;
  throw malformedAt(file, `${found?.kept.name}.jsonl, line ${line}`, expected);
}

/** The district here that bears the name of the file's, or the one that was chosen: numbers differ between installations. */
async function districtHere(
  file: string,
  { name, state }: CharityManifest['district'],
  { store, isDryRun, district: chosen }: CharityOptions,
): Promise<string> {
  const there = await store.read
    .select({ id: district.id, name: district.name, state: district.state })
    .from(district);
  if (there.length === 0 && !isDryRun) await store.write(seedDistricts);
  const all = there.length === 0 ? DISTRICTS : there;
  const keyOf = (one: { name: string; state: string }) => `${one.name}, ${one.state}`.trim().toLowerCase();
  const found = all.filter((one) =>
    chosen === null ? keyOf(one) === keyOf({ name, state }) : one.id === chosen,
  );
  const [only, ...more] = found;
  if (only && more.length === 0) return only.id;
  const expected =
    chosen === null
      ? `a district ${name}, ${state} here. Make it first, or pass --district ID`
      : `a district ${chosen} here`;
  throw malformedAt(file, MANIFEST_NAME, `expected ${expected}. Nothing was imported.`);
}

/** Why a row is left out, in words that say what to do; `holders` are people of the file by their ids. */
function reasonOf({ name, columns }: FileTable, row: FileRow | undefined, holders: Holders): string {
  const unknown = Object.keys(columns)
    .filter((column) => columns[column] === 'account')
    .map((column) => String(row?.[column]))
    .filter((id) => holders.reached.has(id) && !holders.named.has(id));
  const role = name === TEAM ? `the role ${row?.roleId}: ` : '';
  if (unknown.length === 0) return `${role}names a row that is not in the file`;
  return unknown.every((id) => holders.reached.get(id))
    ? `${role}names someone who got no account here`
    : `${role}names someone whose email the file does not show`;
}

type Holders = {
  named: ReadonlyMap<string, string>;
  /** Whether the file shows the email, by the id of the person. */
  reached: ReadonlyMap<string, boolean>;
};

const TEAM = 'groupMembers';

/** The accounts of the people who have one here now, by their ids in the file: new ones, and those of the same address and birth date. */
async function takePeople(
  people: readonly FileRow[],
  options: ImportOptions,
  report: ImportReport,
): Promise<Map<string, string>> {
  const { store, config, now, viewer, isDryRun } = options;
  const importing = await beginVolunteerImport({ store, config, now }, viewer, { isDryRun });
  const named = new Map<string, string>();
  const leaveOut = (line: number, { column, expected }: RowProblem) =>
    report.leftOut.push({ place: `people.jsonl, line ${line}, ${column}`, reason: `expected ${expected}` });
  const wanted = people.flatMap((row, at) => {
    const reading = readPerson(row, at + 1, { now, minimumAge: config.minimumAge });
    if (reading && 'refused' in reading) leaveOut(at + 1, reading.refused);
    return reading && 'person' in reading
      ? [{ fileId: String(row.id), line: at + 1, person: reading.person }]
      : [];
  });
  for (let at = 0; at < wanted.length; at += PEOPLE_AT_ONCE) {
    const some = wanted.slice(at, at + PEOPLE_AT_ONCE);
    const outcomes = await takeOrSplit(
      importing,
      some.map(({ person }) => person),
    );
    const holders = await readHolders(
      store.read,
      some.map(({ person }) => person.emailAddress),
    );
    for (const [index, { fileId, line, person }] of some.entries()) {
      const outcome = outcomes[index];
      const holder = holders.get(uniqueKey(person.emailAddress));
      if (outcome?.planned) report.created += 1;
      if (outcome?.planned || outcome?.isKnown) named.set(fileId, person.id);
      else if (holder?.dateOfBirth === person.dateOfBirth) named.set(fileId, holder.id);
      else if (outcome?.refused) leaveOut(line, outcome.refused);
    }
  }
  return named;
}

/** A person of the file as the import of volunteers reads them; null where the file tells no address. */
function readPerson(
  row: FileRow,
  line: number,
  facts: { now: number; minimumAge: number },
): PersonReading | null {
  const text = (column: string) => (typeof row[column] === 'string' ? row[column] : '');
  if (text('emailAddress') === '') return null;
  const texts = {
    id: importedPersonId(text('id')),
    email: text('emailAddress'),
    username: text('username'),
    birthDate: text('dateOfBirth'),
    firstName: text('nameFirst'),
    lastName: text('nameLast'),
    phone: text('phoneNumber'),
  };
  return readVolunteer({ line, texts, lists: {}, bytesRead: 0 }, facts);
}
