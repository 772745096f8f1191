import { MAIL_HANDLING } from './mail-handling.ts';
import type { MailKind } from './mail-kind.ts';

/** How many mails that somebody else caused one recipient gets in any 24 hours, whoever causes them. */
export const MOST_CAUSED_MAILS = 3;
export const CAUSED_MAIL_WINDOW_MS = 24 * 3_600_000;

/**
 * Whether a mail counts as caused by somebody else. What people owe each other who are on a quest together, what the
 * recipient asked for, and codes, resets and confirmations, which have limits of their own, do not.
 */
export function isCausedByOther(
  kind: MailKind,
  { isOnQuestTogether }: { isOnQuestTogether: boolean },
): boolean {
  return MAIL_HANDLING[kind].occasion === 'else' && !isOnQuestTogether;
}

/** Whether a recipient who got `counted` such mails in the last 24 hours gets one more. */
export function mayBeMailed(counted: number): boolean {
  return counted < MOST_CAUSED_MAILS;
}
