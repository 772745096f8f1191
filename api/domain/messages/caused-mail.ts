import { MAIL_KINDS, type MailKind } from './mail-kind.ts';

/** How many mails that somebody else caused one recipient gets in any 24 hours, whoever causes them. */
export const MOST_CAUSED_MAILS = 3;
export const CAUSED_MAIL_WINDOW_MS = 24 * 3_600_000;

export type Cause = {
  /** Another person whose act causes it is known. */
  hasCauser: boolean;
  /** That person and the recipient are on a quest together. */
  isOnQuestTogether: boolean;
};

/**
 * Whether a mail counts as caused by somebody else. What people owe each other who are on a quest together, what the
 * recipient asked for, and codes, resets and confirmations, which have limits of their own, do not.
 */
export function isCausedByOther(kind: MailKind, { hasCauser, isOnQuestTogether }: Cause): boolean {
  const { occasion } = MAIL_KINDS[kind];
  return occasion === 'stranger' || (occasion === 'else' && hasCauser && !isOnQuestTogether);
}

/** Whether a recipient who got `counted` such mails in the last 24 hours gets one more. */
export function mayBeMailed(counted: number): boolean {
  return counted < MOST_CAUSED_MAILS;
}
