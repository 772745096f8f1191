import type { ErrorCode } from '../errors/errors.ts';
import { checkGuardian, type GuardianForm, needsGuardian } from '../guardians/guardian-consent.ts';
import {
  checkRegistration,
  endsWithDotCon,
  isUsername,
  type Registration,
  type RegistrationField,
  uniqueKey,
} from '../identity/registration.ts';
import { supportFacts } from '../installation/support-words.ts';
import { fieldLabelsTexts } from '../texts/generated/field-labels.ts';
import { type FieldProblemsTexts, fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef, type TextsAs, textAbout } from '../texts/text-ref.ts';
import { ageOn, isDay } from '../time/new-york-time.ts';

export type FormRefusal = { code: ErrorCode; message?: TextRef };

/** What makes the volunteer record; the account knows the rest. */
export const RECORD_FIELDS = [
  'nameFirst',
  'nameLast',
  'phoneNumber',
  'dateOfBirth',
  'emergencyContactName',
  'emergencyContactNumber',
] as const satisfies readonly RegistrationField[];

/**
 * Why the API refuses these fields: the first problem in the order given, or null. Addresses and usernames that
 * cannot be any are INVALID_PARAMS, as clients know it; everything else says in its message what to mend.
 */
export function refusalOfFields(
  form: Partial<Registration>,
  fields: readonly RegistrationField[],
  now: number,
): FormRefusal | null {
  const t = refsOf(fieldProblemsTexts);
  const problems = checkRegistration(t, form, now, fields);
  const field = fields.find((one) => problems[one] !== undefined);
  const problem = field && problems[field];
  if (!problem) return null;
  if (OF_ANY_FIELD.includes(problem.key)) return refusal(textAbout(refsOf(fieldLabelsTexts)[field], problem));
  return isUnreadable(field, form) ? { code: 'INVALID_PARAMS' } : refusal(problem);
}

/** Problems that any field can have. */
const OF_ANY_FIELD: readonly string[] = [
  'required',
  'oneLine',
  'tooLong',
] satisfies (keyof FieldProblemsTexts)[];

export type NewUser = {
  emailAddress: string;
  username: string;
  password: string;
  displayName?: string | null | undefined;
};

/** Why an account without a volunteer record is refused, or null. The name shown to others is the username. */
export function refusalOfNewUser({ displayName, ...form }: NewUser, now: number): FormRefusal | null {
  const refusal = refusalOfFields(form, ['emailAddress', 'username', 'password'], now);
  if (refusal !== null || displayName == null) return refusal;
  return uniqueKey(displayName) === uniqueKey(form.username) ? null : { code: 'NAME_NOT_AVAILABLE' };
}

/** Person who signs up with a code, as parsed from the form; the birth date is null if invalid. */
export type JoiningPerson = Pick<Registration, 'emailAddress' | 'nameFirst' | 'nameLast' | 'dateOfBirth'>;

/** What the short record asks for. */
export const JOINING_FIELDS = [
  'nameFirst',
  'nameLast',
  'dateOfBirth',
] as const satisfies readonly RegistrationField[];

/** Why someone who joins by a code is refused, or null. `hasAgreed`: to the terms and the privacy policy. */
export function refusalOfJoining(
  person: JoiningPerson,
  { hasAgreed, guardian }: { hasAgreed: boolean; guardian: Partial<GuardianForm> | null | undefined },
  minimumAge: number,
  now: number,
): FormRefusal | null {
  return (
    refusalOfMinimumAge(person.dateOfBirth, minimumAge, now) ??
    refusalOfFields(person, JOINING_FIELDS, now) ??
    (hasAgreed ? null : refusal(refsOf(fieldProblemsTexts).consentMissing)) ??
    refusalOfGuardian(person.dateOfBirth, guardian, [person.emailAddress], now)
  );
}

/** Why a user name is refused that someone chooses anew, or null: by its form, or since it tells who they are. */
export function refusalOfUsername(
  form: Pick<Registration, 'username' | 'nameLast' | 'emailAddress' | 'phoneNumber'>,
  now: number,
): FormRefusal | null {
  return refusalOfFields(form, ['username'], now);
}

type DefaultValues = Pick<Registration, 'nameFirst' | 'nameLast' | 'phoneNumber' | 'dateOfBirth'>;

/** Why default values are refused, or null: they are a volunteer's, and fixed once the record is made of them. */
export function refusalOfDefaultValues(
  account: { accountType: 'Chariteer' | 'Provider'; hasRecord: boolean },
  values: DefaultValues,
  now: number,
): FormRefusal | null {
  if (account.accountType !== 'Chariteer' || account.hasRecord) return { code: 'FORBIDDEN' };
  return refusalOfFields(values, ['nameFirst', 'nameLast', 'phoneNumber', 'dateOfBirth'], now);
}

/** Why the API refuses the guardian's part; null for adults, who need none. `ownAddresses`: the young person's. */
export function refusalOfGuardian(
  dateOfBirth: string,
  guardian: Partial<GuardianForm> | null | undefined,
  ownAddresses: readonly string[],
  now: number,
): FormRefusal | null {
  if (!needsGuardian(dateOfBirth, now)) return null;
  const { guardianName, guardianEmail } = checkGuardian(
    refsOf(fieldProblemsTexts),
    guardian ?? {},
    ownAddresses,
  );
  const problem = guardianName ?? guardianEmail;
  return problem === undefined ? null : refusal(problem);
}

/** Why a guardian cannot be asked by the link, or null: only volunteers under age need one. */
export function refusalOfConsent(
  volunteer: { hasRecord: boolean; dateOfBirth: string | null },
  guardian: Partial<GuardianForm>,
  ownAddresses: readonly string[],
  now: number,
): FormRefusal | null {
  const { hasRecord, dateOfBirth } = volunteer;
  if (!hasRecord || dateOfBirth === null || !needsGuardian(dateOfBirth, now)) return { code: 'FORBIDDEN' };
  const problem = refusalOfGuardian(dateOfBirth, guardian, ownAddresses, now);
  return (
    problem ??
    (guardian.hasConsented === false ? refusal(refsOf(formRefusalsTexts).guardianHasToAgree) : null)
  );
}

/** What is said to whoever is too young for an account of their own. */
export function tooYoungText<Text>(t: TextsAs<FieldProblemsTexts, Text>, minimumAge: number): Text {
  return t.tooYoung({ age: String(minimumAge) });
}

/** Whether it is the birth date of someone below the smallest age for an account. */
export function isBelowMinimumAge(dateOfBirth: string, minimumAge: number, now: number): boolean {
  if (!isDay(dateOfBirth)) return false;
  const age = ageOn(dateOfBirth, now);
  return age >= 0 && age < minimumAge;
}

/** The problem of a birth date below the smallest age for an account, or null. */
export function problemOfMinimumAge<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  dateOfBirth: string,
  minimumAge: number,
  now: number,
): Text | null {
  return isBelowMinimumAge(dateOfBirth, minimumAge, now) ? tooYoungText(t, minimumAge) : null;
}

/** Why an account of that age is refused, or null (DEC-48). */
export function refusalOfMinimumAge(
  dateOfBirth: string,
  minimumAge: number,
  now: number,
): FormRefusal | null {
  const problem = problemOfMinimumAge(refsOf(fieldProblemsTexts), dateOfBirth, minimumAge, now);
  return problem === null ? null : refusal(problem);
}

/**
 * Why another birth date than the one that is known is refused, or null: who was under 18 by the first one does not
 * become an adult by typing it anew.
 */
export function refusalOfSecondBirth(
  known: string | null,
  typed: string,
  now: number,
  supportEmail: string | null,
): FormRefusal | null {
  const isTurned = known !== null && needsGuardian(known, now) && !needsGuardian(typed, now);
  const t = refsOf(formRefusalsTexts);
  return isTurned ? refusal(t.secondBirth(supportFacts(supportEmail))) : null;
}

/** A slip of the pen like `.con` gets its own question instead. */
function isUnreadable(field: RegistrationField, form: Partial<Registration>): boolean {
  if (field === 'username') return !isUsername(form.username ?? '');
  return field === 'emailAddress' && !endsWithDotCon(form.emailAddress ?? '');
}

function refusal(message: TextRef): FormRefusal {
  return { code: 'BAD_USER_INPUT', message };
}
