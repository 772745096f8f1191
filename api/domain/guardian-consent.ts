import { ADULT_AGE } from './age-policy.ts';
import { ageOn } from './new-york-time.ts';
import { checkEmailAddress, checkName } from './registration.ts';

/** What a guardian ticks. */
export const GUARDIAN_CONSENT_TEXT =
  'I am the parent or legal guardian named here. I agree to this account and to volunteering at charities.';

/** Raised whenever the wording of the consent changes; kept with each consent. */
export const GUARDIAN_CONSENT_VERSION = '2026-11';

export type GuardianForm = { guardianName: string; guardianEmail: string; hasConsented: boolean };

/** Whether a person of that date of birth needs a guardian's consent to sign up. */
export function needsGuardian(dateOfBirth: string, now: number): boolean {
  return ageOn(dateOfBirth, now) < ADULT_AGE;
}

/**
 * The problems of a guardian's part of the form. Name and address are asked of everybody under age; without
 * the consent the account is made all the same and can browse but not sign up.
 */
export function checkGuardian(form: Partial<GuardianForm>): {
  guardianName?: string;
  guardianEmail?: string;
} {
  const name = form.guardianName?.trim() ?? '';
  const email = form.guardianEmail?.trim() ?? '';
  const nameProblem = name === '' ? "Please enter your guardian's name." : checkName(name);
  const emailProblem =
    email === '' ? "Please enter your guardian's email address." : checkEmailAddress(email);
  return {
    ...(nameProblem === null ? {} : { guardianName: nameProblem }),
    ...(emailProblem === null ? {} : { guardianEmail: emailProblem }),
  };
}
