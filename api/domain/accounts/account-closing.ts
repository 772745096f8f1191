/** Person who closed an account: its owner, or the guardian of a minor. Only that person can reopen it. */
export const CLOSED_BY = ['owner', 'guardian'] as const;
export type ClosedBy = (typeof CLOSED_BY)[number];

/** How long a closed account can be taken back; then it is erased for good. */
export const CLOSED_LIFETIME_MS = 24 * 3_600_000;

/** Whether a closed account can still be taken back. Instants in epoch ms. */
export function isTakenBackInTime({ expiresAt }: { expiresAt: number }, now: number): boolean {
  return now < expiresAt;
}
