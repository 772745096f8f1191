const MINUTE_MS = 60_000;

/** How long a login, or a proof after it, is enough for what cannot be taken back. */
export const PROOF_LIFETIME_MS = 15 * MINUTE_MS;

/** Whether someone has shown lately who they are. Both in epoch ms. */
export function isProofRecent(provedAt: number, now: number): boolean {
  return now - provedAt < PROOF_LIFETIME_MS;
}

/** Way to prove identity again: the password; without one, a one-time password; with neither, a code by email. */
export type ProofWay = 'PASSWORD' | 'ONE_TIME_PASSWORD' | 'MAIL_CODE';

/** What an account has to show who it is by. */
export type ProofMeans = { hasPassword: boolean; hasOneTimePassword: boolean };

/** The way of an account. */
export function proofWayOf({ hasPassword, hasOneTimePassword }: ProofMeans): ProofWay {
  if (hasPassword) return 'PASSWORD';
  return hasOneTimePassword ? 'ONE_TIME_PASSWORD' : 'MAIL_CODE';
}

/** A mailed code is good once, for ten minutes and five tries. */
export const PROOF_CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const PROOF_CODE_TRIES = 5;

/** Whether a code takes another try. */
export function isProofCodeOpen(
  { expiresAt, tries }: { expiresAt: number; tries: number },
  now: number,
): boolean {
  return now < expiresAt && tries < PROOF_CODE_TRIES;
}
