import { ADULT_AGE } from '../ages/age-policy.ts';
import { zipOf } from '../areas/zip-code.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { isSameMailbox } from '../identity/mailbox-key.ts';
import { checkDateOfBirth, uniqueKey } from '../identity/registration.ts';
import { type SpokenLanguage, spokenLanguagesOf } from '../identity/spoken-language.ts';
import { oneLine } from '../text/plain-text.ts';
import { fieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf } from '../texts/text-ref.ts';
import { ageOn } from '../time/new-york-time.ts';
import { type FormRefusal, problemOfMinimumAge, refusalOfFields } from './registration-gate.ts';

/** What someone corrects by oneself at any time; the date of birth and the address of email have their own rules. */
export const CORRECTABLE_FIELDS = [
  'nameFirst',
  'nameLast',
  'phoneNumber',
  'emergencyContactName',
  'emergencyContactNumber',
] as const;
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

/** A field that is left out, or null, stays as it is. */
export type DetailChanges = { [Field in CorrectableField]?: string | null } & {
  zipCode?: string | null;
  languages?: readonly SpokenLanguage[] | null;
};
export type Details = { [Field in CorrectableField]: string | null } & {
  zipCode: string | null;
  languages: readonly string[];
};

/** Why corrections are refused: the first problem in the order of the form, or null. */
export function refusalOfDetails(changes: DetailChanges, now: number): FormRefusal | null {
  const given = CORRECTABLE_FIELDS.filter((field) => changes[field] != null);
  const form = Object.fromEntries(given.map((field) => [field, changes[field] ?? '']));
  const refusal = refusalOfFields(form, given, now);
  if (refusal !== null || changes.zipCode == null || zipOf(changes.zipCode) !== null) return refusal;
  return { code: 'BAD_USER_INPUT', message: refsOf(fieldProblemsTexts).zipCode };
}

/** What of the corrections differs from what is there, as it is stored. */
export function changedDetails(before: Details, changes: DetailChanges): Partial<Details> {
  const changed: Partial<Details> = {};
  for (const field of CORRECTABLE_FIELDS) {
    const typed = changes[field];
    const value = typed == null ? undefined : oneLine(typed);
    if (value !== undefined && value !== before[field]) changed[field] = value;
  }
  const zipCode = changes.zipCode == null ? null : zipOf(changes.zipCode);
  if (zipCode !== null && zipCode !== before.zipCode) changed.zipCode = zipCode;
  if (changes.languages == null) return changed;
  const languages = spokenLanguagesOf(changes.languages);
  if (languages.join() !== before.languages.join()) changed.languages = languages;
  return changed;
}

/** Whether charities that expect the person have to look at the emergency contact again. */
export function isEmergencyContactChanged(changed: Partial<Details>): boolean {
  return changed.emergencyContactName !== undefined || changed.emergencyContactNumber !== undefined;
}

/** Ages at which the law treats people differently: only staff moves someone over one of them. */
const AGE_LIMITS = [13, ADULT_AGE] as const;

export type BirthDateFacts = {
  /** Null while there is no volunteer record. */
  before: string | null;
  wanted: string;
  /** When the person corrected it before. */
  correctedAt: number | null;
  now: number;
  /** Below it no one has an account. */
  minimumAge: number;
};

type Gate = { readonly code: ErrorCode; readonly applies: (facts: BirthDateFacts) => boolean };

/** Why someone may not correct the own date of birth: the first that applies, after what is no date. */
const BIRTH_DATE_GATE: readonly Gate[] = [
  { code: 'CHARITEER_NOT_FOUND', applies: ({ before }) => before === null },
  { code: 'BIRTH_DATE_CORRECTED_ALREADY', applies: ({ correctedAt }) => correctedAt !== null },
  { code: 'BIRTH_DATE_CROSSES_AGE', applies: ({ before, wanted, now }) => crossesAge(before, wanted, now) },
];

/** The refusal of a correction of the own date of birth, or null. The date that is there already is no correction. */
export function refusalOfBirthDate(facts: BirthDateFacts): FormRefusal | null {
  const { wanted, minimumAge, now } = facts;
  const t = refsOf(fieldProblemsTexts);
  const problem = checkDateOfBirth(t, wanted, now) ?? problemOfMinimumAge(t, wanted, minimumAge, now);
  if (problem !== null) return { code: 'BAD_USER_INPUT', message: problem };
  if (wanted === facts.before) return null;
  const broken = BIRTH_DATE_GATE.find(({ applies }) => applies(facts));
  return broken ? { code: broken.code } : null;
}

/** Whether the two dates put someone on different sides of 13 or 18 years today. */
export function crossesAge(before: string | null, wanted: string, now: number): boolean {
  if (before === null) return false;
  return AGE_LIMITS.some((age) => ageOn(before, now) < age !== ageOn(wanted, now) < age);
}

export type EmailChangeFacts = {
  /** The present address in lower case. */
  emailKey: string;
  /** The address of a young person's guardian; whoever reads it decides in the guardian's place. */
  guardianEmail: string | null;
};

/** Why another address of email is refused, or null. */
export function refusalOfEmailChange(
  { emailKey, guardianEmail }: EmailChangeFacts,
  emailAddress: string,
  now: number,
): FormRefusal | null {
  const t = refsOf(formRefusalsTexts);
  const refusal = refusalOfFields({ emailAddress }, ['emailAddress'], now);
  if (refusal !== null) return refusal;
  if (uniqueKey(emailAddress) === emailKey) {
    return { code: 'BAD_USER_INPUT', message: t.presentAddress };
  }
  const isGuardians = guardianEmail !== null && isSameMailbox(guardianEmail, emailAddress);
  return isGuardians ? { code: 'BAD_USER_INPUT', message: t.youAreNotGuardian } : null;
}
