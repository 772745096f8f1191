const MINUTE_MS = 60_000;

/** How long a log-in, or a proof after it, is enough for what cannot be taken back. */
export const PROOF_LIFETIME_MS = 15 * MINUTE_MS;

/** Whether somebody has shown lately who they are. Both in epoch ms. */
export function isProofRecent(provedAt: number, now: number): boolean {
  return now - provedAt < PROOF_LIFETIME_MS;
}

/** By what somebody shows again who they are: the password; without one, a code by mail. */
export type ProofWay = 'PASSWORD' | 'MAIL_CODE';

/** The way of an account. */
export function proofWayOf({ hasPassword }: { hasPassword: boolean }): ProofWay {
  return hasPassword ? 'PASSWORD' : 'MAIL_CODE';
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
