const HOUR_MS = 3_600_000;

/** How long a link in a mail is good for; each is good for one use. */
export const TOKEN_LIFETIME_MS = { 'verify-email': 7 * 24 * HOUR_MS, 'reset-password': HOUR_MS } as const;
export type AccountTokenKind = keyof typeof TOKEN_LIFETIME_MS;

/** Spent links are remembered this long, so that one that came too late can still ask for another. */
export const TOKEN_MEMORY_MS = 30 * 24 * HOUR_MS;

/** No address gets verification mails more often than this. */
const VERIFICATION_PAUSE_MS = HOUR_MS;

/** Whole seconds until another verification mail may go out; 0 = now. */
export function secondsUntilVerification(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil((sentAt + VERIFICATION_PAUSE_MS - now) / 1000));
}
