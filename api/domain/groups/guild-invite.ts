import type { ErrorCode } from '../errors/errors.ts';
import { OPEN_INVITATIONS_MAX } from './invitation-limits.ts';

const DAY_MS = 24 * 3_600_000;
/** How long a link lets people into a guild. */
export const GUILD_INVITE_LIFETIME_MS = 14 * DAY_MS;

/** What someone with a link meets. `now` and `expiresAt` in epoch ms. */
export type InviteFacts = {
  /** Null: no such link, or an admin has ended it. */
  invite: { expiresAt: number } | null;
  isMember: boolean;
  now: number;
};

/** Why a link lets no one in; null when it does. One that has ended tells nothing of the guild, also not to members. */
export function refusalOfInvite({ invite, isMember, now }: InviteFacts): ErrorCode | null {
  if (invite === null || invite.expiresAt <= now) return 'INVITATION_NOT_FOUND';
  return isMember ? 'ALREADY_IN_GROUP' : null;
}

/** Why a guild gets no further link; null when it does. `openCount`: those that let people in. */
export function refusalOfNewInvite(openCount: number): ErrorCode | null {
  return openCount >= OPEN_INVITATIONS_MAX ? 'TOO_MANY_INVITATIONS' : null;
}
