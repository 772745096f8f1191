import { ADULT_AGE } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { checkName } from '../identity/registration.ts';
import type { FormTexts } from '../texts/form-texts.ts';
import { type FormRefusalsTexts, formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef, type TextsAs } from '../texts/text-ref.ts';
import { ageOn, isDay } from '../time/new-york-time.ts';
import { checkSignedName } from './guardian-consent.ts';

/**
 * Raised whenever the wording of what an adult signs who registers a child (`children.json`) changes, in any language;
 * kept with each record. The text awaits legal review, and is marked so wherever it is shown.
 */
export const CHILD_RECORD_VERSION = '2026-12-draft';

/** Ages in whole years. */
export const CHILD_AGE_MIN = 5;
/** An adult looks after so many at most. */
export const MOST_CHILDREN = 10;

/** What is asked, in the order of the form; `children.json` has the labels. */
export const CHILD_FIELDS = ['nameFirst', 'nameLast', 'dateOfBirth', 'signedName'] as const;
export type ChildField = (typeof CHILD_FIELDS)[number];
export type ChildForm = Record<ChildField, string>;

/** What is wrong with the form, by field; empty when the child can be registered. `now` in epoch ms. */
export function checkChild<Text>(
  t: TextsAs<FormTexts, Text>,
  form: ChildForm,
  minimumAge: number,
  now: number,
): Partial<Record<ChildField, Text>> {
  const problems: Partial<Record<ChildField, Text>> = {};
  const checks: Record<ChildField, (text: string) => Text | null> = {
    nameFirst: (text) => checkName(t, text),
    nameLast: (text) => checkName(t, text),
    dateOfBirth: (text) => checkChildBirth(t, text, minimumAge, now),
    signedName: (text) => checkSignedName(t, text),
  };
  for (const field of CHILD_FIELDS) {
    const text = form[field].trim();
    const problem = text === '' ? t.required : checks[field](text);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function checkChildBirth<Text>(
  t: TextsAs<FormRefusalsTexts, Text>,
  dateOfBirth: string,
  minimumAge: number,
  now: number,
): Text | null {
  if (!isDay(dateOfBirth)) return t.childBirth;
  const age = ageOn(dateOfBirth, now);
  if (age < CHILD_AGE_MIN) return t.childTooYoung({ age: String(CHILD_AGE_MIN) });
  return age < minimumAge ? null : t.childTooOld({ age: String(minimumAge) });
}

export type RegistrarFacts = {
  hasRecord: boolean;
  /** Whole years; null when unknown. */
  age: number | null;
  isConfirmed: boolean;
  childCount: number;
};

type Gate = {
  readonly code: ErrorCode;
  readonly message?: (t: TextsAs<FormRefusalsTexts, TextRef>) => TextRef;
  readonly applies: (facts: RegistrarFacts) => boolean;
};

/** Why someone cannot register a child: the first that applies. */
const REGISTRAR_GATE: readonly Gate[] = [
  { code: 'NO_VOLUNTEER_RECORD', applies: ({ hasRecord }) => !hasRecord },
  { code: 'FORBIDDEN', applies: ({ age }) => age === null || age < ADULT_AGE },
  {
    code: 'BAD_USER_INPUT',
    message: (t) => t.confirmAddressFirst,
    applies: ({ isConfirmed }) => !isConfirmed,
  },
  {
    code: 'BAD_USER_INPUT',
    message: (t) => t.tooManyChildren({ max: String(MOST_CHILDREN) }),
    applies: ({ childCount }) => childCount >= MOST_CHILDREN,
  },
];

/** The refusal, or null. */
export function refusalOfRegistrar(facts: RegistrarFacts): { code: ErrorCode; message?: TextRef } | null {
  const broken = REGISTRAR_GATE.find(({ applies }) => applies(facts));
  if (!broken) return null;
  const { code, message } = broken;
  return message ? { code, message: message(refsOf(formRefusalsTexts)) } : { code };
}
