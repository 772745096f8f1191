import { ADULT_AGE } from '../ages/age-policy.ts';
import type { ErrorCode } from '../errors/errors.ts';
import { isSameMailbox, mailboxKey } from '../identity/mailbox-key.ts';
import { checkEmailAddress, checkName } from '../identity/registration.ts';
import { supportFacts } from '../installation/support-words.ts';
import { isOfNames } from '../text/full-name.ts';
import type { FieldProblemsTexts } from '../texts/generated/field-problems.ts';
import { formRefusalsTexts } from '../texts/generated/form-refusals.ts';
import { refsOf, type TextRef, type TextsAs } from '../texts/text-ref.ts';
import { ageOn } from '../time/new-york-time.ts';
import type { ConsentState } from './consent-standing.ts';

/** Raised whenever the wording of the consent (`guardian-consent.json`) changes, in any language; kept with each consent. */
export const GUARDIAN_CONSENT_VERSION = '2026-12-2';

/** `hasConsented`: whether the link by which the guardian decides may be sent. */
export type GuardianForm = { guardianName: string; guardianEmail: string; hasConsented: boolean };

/** Whether a person of that date of birth needs a guardian's consent to sign up. */
export function needsGuardian(dateOfBirth: string, now: number): boolean {
  return ageOn(dateOfBirth, now) < ADULT_AGE;
}

/**
 * The problems of a guardian's part of the form. Name and address are asked of everyone under age, and the address
 * has to be another mailbox than the young person's own ones.
 */
export function checkGuardian<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  form: Partial<GuardianForm>,
  ownAddresses: readonly string[] = [],
): { guardianName?: Text; guardianEmail?: Text } {
  const name = form.guardianName?.trim() ?? '';
  const email = form.guardianEmail?.trim() ?? '';
  const nameProblem = name === '' ? t.guardianName : checkName(t, name);
  const emailProblem = checkGuardianAddress(t, email, ownAddresses);
  return {
    ...(nameProblem === null ? {} : { guardianName: nameProblem }),
    ...(emailProblem === null ? {} : { guardianEmail: emailProblem }),
  };
}

function checkGuardianAddress<Text>(
  t: TextsAs<FieldProblemsTexts, Text>,
  email: string,
  ownAddresses: readonly string[],
): Text | null {
  if (email === '') return t.guardianEmail;
  const problem = checkEmailAddress(t, email);
  if (problem !== null) return problem;
  return ownAddresses.some((own) => isSameMailbox(own, email)) ? t.guardianIsYou : null;
}

/** The name that a guardian signs with: first and last, as two words at least, of what names are made of. */
export function checkSignedName<Text>(t: TextsAs<FieldProblemsTexts, Text>, name: string): Text | null {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || !isOfNames(name)) return t.signedName;
  return checkName(t, name.trim());
}

const WAIT_AFTER_NO_MS = 7 * 24 * 3_600_000;

export type AskedBefore = {
  state: ConsentState;
  mailboxKey: string;
  /** When it was refused or withdrawn, epoch ms. */
  endedAt: number | null;
};

/**
 * Why a young person cannot ask a guardian now, or null. A guardian who said no is respected: no one else can be
 * named in their place, and they are asked again after a week at the earliest.
 */
export function refusalOfAsking(
  known: AskedBefore | null,
  guardianEmail: string,
  now: number,
  supportEmail: string | null,
): { code: ErrorCode; message?: TextRef; retryAfterSeconds?: number } | null {
  if (known === null || known.endedAt === null) return null;
  if (known.mailboxKey !== mailboxKey(guardianEmail)) {
    const t = refsOf(formRefusalsTexts);
    return { code: 'BAD_USER_INPUT', message: t.guardianSaidNo(supportFacts(supportEmail)) };
  }
  const waitMs = known.endedAt + WAIT_AFTER_NO_MS - now;
  return waitMs > 0 ? { code: 'RATE_LIMITED', retryAfterSeconds: Math.ceil(waitMs / 1000) } : null;
}
