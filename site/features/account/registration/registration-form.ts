import { problemOfMinimumAge } from '#domain/accounts/registration-gate.ts';
import { checkGuardian, type GuardianForm, needsGuardian } from '#domain/guardians/guardian-consent.ts';
import {
  ALL_FIELDS,
  checkRegistration,
  isOfAnyField,
  mayRegister,
  REGISTRATION_LIMITS,
  type Registration,
  type RegistrationField,
  readTyped,
} from '#domain/identity/registration.ts';
import type { FieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import { fieldLabelsTexts } from '#domain/texts/generated/field-labels.ts';
import type { FieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import { fieldProblemsTexts } from '#domain/texts/generated/field-problems.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { RegisterChariteerInput } from '../../../gql/generated.ts';
import type { FormProblem } from '../../../lib/forms/form-problem.ts';
import { textIn } from '../../../lib/forms/read-form.ts';

/*
 * What a new volunteer types and what is wrong with it. The server asks, and so does the browser before it sends:
 * a refusal that never left the page loses no password.
 */

/** The words for what is wrong, and what the fields are called. */
export type RegistrationWords = { t: FieldProblemsTexts; labels: FieldLabelsTexts };

export type RegistrationForm = {
  values: Partial<Registration>;
  /** Null: the form that was sent did not ask for one, and nothing was typed into its hidden part. */
  guardian: GuardianForm | null;
};

/** Reads a sent form: telephone numbers as people type them, all else as it was, so that it can be shown again. */
export function readRegistration(form: FormData): RegistrationForm {
  const sent = ALL_FIELDS.filter((field) => form.has(field));
  return {
    values: Object.fromEntries(sent.map((field) => [field, readTyped(field, textIn(form, field))])),
    guardian: form.has(GUARDIAN_ASKED) || hasGuardian(form) ? readGuardian(form) : null,
  };
}

/** A field that is only sent while the guardian's part is shown: what was typed there goes along hidden, too. */
export const GUARDIAN_ASKED = 'guardianAsked';

function hasGuardian(form: FormData): boolean {
  return textIn(form, 'guardianName') !== '' || textIn(form, 'guardianEmail') !== '';
}

/** Reads the guardian's part of a sent form. */
export function readGuardian(form: FormData): GuardianForm {
  return {
    guardianName: textIn(form, 'guardianName'),
    guardianEmail: textIn(form, 'guardianEmail'),
    hasConsented: true,
  };
}

/** What is wrong, in the order of the form. `now` in epoch ms; `minimumAge`: below it no account exists. */
export function problemsOf(
  { t, labels }: RegistrationWords,
  { values, guardian }: RegistrationForm,
  fields: readonly RegistrationField[],
  now: number,
  minimumAge: number = REGISTRATION_LIMITS.ageMin,
): FormProblem[] {
  const problems = checkRegistration(t, values, now, fields);
  const tooYoung = problemOfMinimumAge(t, values.dateOfBirth ?? '', minimumAge, now);
  if (tooYoung !== null && fields.includes('dateOfBirth')) problems.dateOfBirth = tooYoung;
  const own = fields.flatMap((field) => {
    const text = problems[field];
    if (text === undefined) return [];
    return isOfAnyField(t, text) ? { field, text, label: labels[field] } : { field, text };
  });
  // A birth date that was mended to that of an adult leaves an empty guardian's part behind.
  const isDue = values.dateOfBirth === undefined || isMinor(values.dateOfBirth, now);
  return guardian !== null && isDue ? [...own, ...guardianProblems(t, guardian, values.emailAddress)] : own;
}

/**
 * What comes next: mend the problems, ask a minor's guardian, or send it on. `isOverruled`: another birth date counts
 * than the one typed, which no one may learn only afterwards.
 */
export function stepOf(
  { values, guardian }: RegistrationForm,
  problems: readonly FormProblem[],
  now: number,
  isOverruled = false,
): 'mend' | 'ask-guardian' | 'send' {
  if (problems.length > 0) return 'mend';
  if (isOverruled) return 'ask-guardian';
  return guardian === null && isMinor(values.dateOfBirth, now) ? 'ask-guardian' : 'send';
}

/** The whole of a form without problems, as the API takes it; the guardian only for those who need one. */
export function completeForm({ values, guardian }: RegistrationForm, now: number): RegisterChariteerInput {
  const fields = Object.fromEntries(ALL_FIELDS.map((field) => [field, values[field] ?? '']));
  return {
    ...(fields as Registration),
    guardian: isMinor(values.dateOfBirth, now) ? guardian : null,
  };
}

/** What is wrong with the guardian's part; the address must not be the young person's own one. */
export function guardianProblems(
  t: FieldProblemsTexts,
  guardian: GuardianForm,
  ownAddress = '',
): FormProblem[] {
  return Object.entries(checkGuardian(t, guardian, ownAddress === '' ? [] : [ownAddress])).map(
    ([field, text]) => ({ field, text }),
  );
}

/** Whether this is the birth date of someone who may register and needs a guardian's consent. */
export function isMinor(dateOfBirth: string | undefined, now: number): boolean {
  return dateOfBirth !== undefined && mayRegister(dateOfBirth, now) && needsGuardian(dateOfBirth, now);
}

/** The words of the form in a language, on the server; a browser opens them from its page. */
export function registrationWords(locale: Locale): RegistrationWords {
  return { t: fieldProblemsTexts(locale), labels: fieldLabelsTexts(locale) };
}
