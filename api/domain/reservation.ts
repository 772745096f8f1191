/** What of a contract tells whose place it is; abandonedAt in epoch milliseconds, null while active. */
type Claim = { guildId: string | null; abandonedAt: number | null };

/** Whether a contract is somebody's own active sign-up, or their guild's hold on the quest; null once abandoned. */
export function claimKind({ guildId, abandonedAt }: Claim): 'personal' | 'guild' | null {
  if (abandonedAt !== null) return null;
  return guildId === null ? 'personal' : 'guild';
}

/** Kept with the contract that a manager releases. */
export const RELEASE_REASON = 'Released by manager';

/** Kept with the contract that the guild itself gives back. */
export const GIVE_BACK_REASON = 'Given back by the Guild';

/** Whose name stands on the calendar for a quest. */
export function reservationLabel(guildName: string | null): string {
  return guildName ?? 'No Group';
}
