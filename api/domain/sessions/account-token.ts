const HOUR_MS = 3_600_000;

/** How long a link in an email is good for; each is good for one use. */
export const TOKEN_LIFETIME_MS = { 'verify-email': 7 * 24 * HOUR_MS, 'reset-password': HOUR_MS } as const;
/** How long the people of a new charity may take to set its first password: they did not ask for the link. */
export const FIRST_PASSWORD_LIFETIME_MS = 7 * 24 * HOUR_MS;
/** How long the link to a new address of email is good for. */
export const EMAIL_CHANGE_LIFETIME_MS = 24 * HOUR_MS;
/** How long a former address can be put back by the link that was sent there. */
export const FORMER_ADDRESS_LIFETIME_MS = 7 * 24 * HOUR_MS;
export type AccountTokenKind = keyof typeof TOKEN_LIFETIME_MS;

/** How long after it has confirmed an address a link logs in, too. */
export const LOG_IN_BY_LINK_MS = HOUR_MS / 2;

/** Spent links are remembered this long, so that one that came too late can still ask for another. */
export const TOKEN_MEMORY_MS = 30 * 24 * HOUR_MS;

/** Password links that can be requested in an hour; after that, one only when the last gets old. */
const RECOVERY_MAILS_FREE = 5;
const RECOVERY_PAUSE_MS = HOUR_MS / 4;
/** The pause once a mailbox has had as many as a day allows: the link before is good for a quarter of an hour still. */
const FULL_MAILBOX_PAUSE_MS = (3 * HOUR_MS) / 4;

/**
 * Whether another link for a new password goes out, by when (epoch ms) the latest were made. Who is not sent one has
 * another one in the mailbox that is good for 45 minutes at least, 15 in a full one: asking in someone's name stops
 * no one and floods no one.
 */
export function isRecoveryMailDue(madeAt: readonly number[], now: number, isMailboxFull = false): boolean {
  const recent = madeAt.filter((at) => at > now - HOUR_MS);
  const latest = Math.max(...recent);
  if (isMailboxFull) return latest <= now - FULL_MAILBOX_PAUSE_MS;
  return recent.length < RECOVERY_MAILS_FREE || latest <= now - RECOVERY_PAUSE_MS;
}

/** No address gets verification emails more often than this. */
const VERIFICATION_PAUSE_MS = HOUR_MS;

/** Whole seconds until another verification email may go out; 0 = now. */
export function secondsUntilVerification(sentAt: number | null, now: number): number {
  if (sentAt === null) return 0;
  return Math.max(0, Math.ceil((sentAt + VERIFICATION_PAUSE_MS - now) / 1000));
}
