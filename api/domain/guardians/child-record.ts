import { ADULT_AGE } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { checkName, REQUIRED } from '../identity/registration.ts';
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

export const CHILD_FIELDS = {
  nameFirst: 'First name of the child',
  nameLast: 'Last name of the child',
  dateOfBirth: 'Date of birth of the child',
  signedName: 'Your own first and last name',
} as const;
export type ChildField = keyof typeof CHILD_FIELDS;
export type ChildForm = Record<ChildField, string>;

/** What is wrong with the form, by field; empty when the child can be registered. `now` in epoch ms. */
export function checkChild(form: ChildForm, minimumAge: number, now: number): Partial<ChildForm> {
  const problems: Partial<ChildForm> = {};
  const checks: Record<ChildField, (text: string) => string | null> = {
    nameFirst: checkName,
    nameLast: checkName,
    dateOfBirth: (text) => checkChildBirth(text, minimumAge, now),
    signedName: checkSignedName,
  };
  for (const field of Object.keys(CHILD_FIELDS) as ChildField[]) {
    const text = form[field].trim();
    const problem = text === '' ? REQUIRED : checks[field](text);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

function checkChildBirth(dateOfBirth: string, minimumAge: number, now: number): string | null {
  if (!isDay(dateOfBirth)) return 'Please enter the date of birth.';
  const age = ageOn(dateOfBirth, now);
  if (age < CHILD_AGE_MIN) return `A child can come along from the age of ${CHILD_AGE_MIN}.`;
  return age < minimumAge
    ? null
    : `From the age of ${minimumAge} on young people have an account of their own, to which you agree as guardian.`;
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
  readonly message?: string;
  readonly applies: (facts: RegistrarFacts) => boolean;
};

/** Why somebody cannot register a child: the first that applies. */
const REGISTRAR_GATE: readonly Gate[] = [
  { code: 'NO_VOLUNTEER_RECORD', applies: ({ hasRecord }) => !hasRecord },
  { code: 'FORBIDDEN', applies: ({ age }) => age === null || age < ADULT_AGE },
  {
    code: 'BAD_USER_INPUT',
    message: 'Please confirm your own email address first.',
    applies: ({ isConfirmed }) => !isConfirmed,
  },
  {
    code: 'BAD_USER_INPUT',
    message: `You can register ${MOST_CHILDREN} children at most.`,
    applies: ({ childCount }) => childCount >= MOST_CHILDREN,
  },
];

/** The refusal, or null. */
export function refusalOfRegistrar(facts: RegistrarFacts): { code: ErrorCode; message?: string } | null {
  return REGISTRAR_GATE.find(({ applies }) => applies(facts)) ?? null;
}
