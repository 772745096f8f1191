import { problemOfMinimumAge } from '#domain/accounts/registration-gate.ts';
import { checkGuardian, needsGuardian } from '#domain/guardians/guardian-consent.ts';
import {
  checkDateOfBirth,
  checkEmergencyContactNumber,
  checkName,
  checkPhone,
  isNewAddress,
  isUsername,
  readPhone,
} from '#domain/identity/registration.ts';
import { typedAddress } from '#domain/identity/typed-address.ts';
import { checkUsernameChoice } from '#domain/identity/username-choice.ts';
import { cleanText, isCleaned, isMarkupOrFormula } from '#domain/imports/clean-text.ts';
import type { ImportedVolunteer, RowProblem } from '#domain/imports/imported-volunteer.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import type { TextColumn } from './columns.ts';
import { readImportedDay } from './imported-day.ts';
import type { PersonRow } from './person-row.ts';
import { readDistricts, readGroups, readPastHours } from './read-lists.ts';

const t = fieldProblemsTexts(FIRST_LOCALE);
const ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;

/** What a row says, with what of it was left out or read otherwise; or why it is refused. */
export type PersonReading =
  | { refused: RowProblem }
  | { person: ImportedVolunteer; leftOut: RowProblem[]; mended: RowProblem[] };

type Facts = { now: number; minimumAge: number };

/** Reads a row of the file; the first thing wrong with who it is refuses it, anything else is left out. */
export function readVolunteer(row: PersonRow, facts: Facts): PersonReading {
  const value = (column: TextColumn) => cleanText(row.texts[column] ?? '');
  const refused = row.problem ?? problemOfIdentity(value, facts);
  if (refused) return { refused };
  const leftOut: RowProblem[] = [];
  const optional = optionalOf(value, facts, leftOut);
  const identity = {
    id: value('id'),
    emailAddress: typedAddress(value('email')),
    dateOfBirth: readImportedDay(value('birthDate')) ?? '',
    nameFirst: value('firstName'),
    nameLast: value('lastName'),
  };
  const lists = {
    districts: readDistricts(row.lists.favoriteDistricts, leftOut),
    groups: readGroups(row.lists.groups),
    pastHours: readPastHours(row.lists.pastHours, { ...identity, now: facts.now }, leftOut),
  };
  const mended = mendedOf(row);
  const username = usernameOf(value('username'), identity, optional.phoneNumber, mended);
  return { person: { ...identity, ...optional, ...lists, username }, leftOut, mended };
}

type Value = (column: TextColumn) => string;

function problemOfIdentity(value: Value, facts: Facts): RowProblem | null {
  if (!ID.test(value('id')))
    return { column: 'id', expected: '1 to 64 letters, digits, dots, dashes or underscores' };
  if (!isNewAddress(value('email'))) return { column: 'email', expected: 'an email address' };
  return (
    problemOfBirth(value('birthDate'), facts) ??
    problemOfName('firstName', value) ??
    problemOfName('lastName', value)
  );
}

function problemOfBirth(typed: string, { now, minimumAge }: Facts): RowProblem | null {
  const day = readImportedDay(typed);
  const expected =
    day === null
      ? 'a date as 2010-03-14, 3/14/2010 or the serial number of a spreadsheet'
      : (isBelow(day, minimumAge, now) ?? (checkDateOfBirth(t, day, now) && 'an age of at most 120 years'));
  return expected ? { column: 'birthDate', expected } : null;
}

function isBelow(day: string, minimumAge: number, now: number): string | null {
  return problemOfMinimumAge(t, day, minimumAge, now) && `an age of at least ${minimumAge} years`;
}

function problemOfName(column: 'firstName' | 'lastName', value: Value): RowProblem | null {
  const name = value(column);
  if (name === '' || checkName(t, name) !== null)
    return { column, expected: 'a name of at most 255 characters' };
  return isMarkupOrFormula(name) ? { column, expected: 'a name, not markup or a formula' } : null;
}

type Optional = Pick<
  ImportedVolunteer,
  'phoneNumber' | 'emergencyContactName' | 'emergencyContactNumber' | 'guardian'
>;

function optionalOf(value: Value, facts: Facts, leftOut: RowProblem[]): Optional {
  const phone = (column: TextColumn, check: (digits: string) => string | null) => {
    const digits = readPhone(value(column));
    if (digits === '' || check(digits) === null) return digits || null;
    leftOut.push({ column, expected: 'a phone number of 10 digits' });
    return null;
  };
  const contactName = value('emergencyContactName');
  const isName = contactName !== '' && checkName(t, contactName) === null && !isMarkupOrFormula(contactName);
  if (contactName !== '' && !isName) leftOut.push({ column: 'emergencyContactName', expected: 'a name' });
  return {
    phoneNumber: phone('phone', (digits) => checkPhone(t, digits)),
    emergencyContactName: isName ? contactName : null,
    emergencyContactNumber: phone('emergencyContactPhone', (digits) =>
      checkEmergencyContactNumber(t, digits),
    ),
    guardian: guardianOf(value, facts, leftOut),
  };
}

function guardianOf(value: Value, { now }: Facts, leftOut: RowProblem[]): ImportedVolunteer['guardian'] {
  const guardian = { guardianName: value('guardianName'), guardianEmail: value('guardianEmail') };
  const isGiven = guardian.guardianName !== '' || guardian.guardianEmail !== '';
  if (!isGiven || !needsGuardian(readImportedDay(value('birthDate')) ?? '', now)) return null;
  const problems = checkGuardian(t, guardian, [value('email')]);
  const hasName = problems.guardianName === undefined && !isMarkupOrFormula(guardian.guardianName);
  if (!hasName) leftOut.push({ column: 'guardianName', expected: 'the name of a guardian' });
  if (problems.guardianEmail !== undefined)
    leftOut.push({ column: 'guardianEmail', expected: 'the guardian’s own email address' });
  return hasName && problems.guardianEmail === undefined ? guardian : null;
}

/** The user name of the file, if it is one and tells nothing of its owner; else null, and the report says why. */
function usernameOf(
  username: string,
  { nameLast, emailAddress }: Pick<ImportedVolunteer, 'nameLast' | 'emailAddress'>,
  phoneNumber: string | null,
  mended: RowProblem[],
): string | null {
  if (username === '') return null;
  const own = { nameLast, emailAddress, ...(phoneNumber !== null && { phoneNumber }) };
  if (!isUsername(username)) mended.push({ column: 'username', expected: '3 to 20 letters and digits' });
  else if (checkUsernameChoice(t, username, own) === null) return username;
  else mended.push({ column: 'username', expected: 'a name that does not tell who it is' });
  return null;
}

function mendedOf({ texts }: PersonRow): RowProblem[] {
  return Object.entries(texts)
    .filter(([, text]) => isCleaned(text))
    .map(([column]) => ({ column, expected: 'no hidden characters, line breaks or double blanks' }));
}
