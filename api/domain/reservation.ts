import { isActive, isSignUp } from './contract-standing.ts';

/** What of a contract tells whose place it is; abandonedAt in epoch milliseconds, null while active. */
export type Claim = { guildId: string | null; abandonedAt: number | null };

/** Whether a contract is somebody's own active sign-up, or their guild's hold on the quest; null once abandoned. */
export function claimKind(contract: Claim): 'personal' | 'guild' | null {
  if (!isActive(contract)) return null;
  return isSignUp(contract) ? 'personal' : 'guild';
}

/** The contract that reserves a quest: the one active contract of a guild, if there is exactly one. */
export function reservationOf<Contract extends Claim>(contracts: readonly Contract[]): Contract | null {
  const held = contracts.filter((contract) => claimKind(contract) === 'guild');
  return held.length === 1 ? (held[0] ?? null) : null;
}

/** How many places are taken; a reservation itself takes none. */
export function takenCountOf(contracts: readonly Claim[]): number {
  return contracts.filter((contract) => claimKind(contract) === 'personal').length;
}

/** Whether a reserved quest is open to somebody by their guilds; one that nobody reserved is open to all. */
export function isOpenToGuilds(reservingGuildId: string | null, viewerGuildIds: readonly string[]): boolean {
  return reservingGuildId === null || viewerGuildIds.includes(reservingGuildId);
}

/** What refuses a release of the quest, or null. */
export function releaseRefusal(contracts: readonly Claim[]): 'CONTRACT_NOT_FOUND' | null {
  return contracts.some((contract) => claimKind(contract) === 'guild') ? null : 'CONTRACT_NOT_FOUND';
}

/** Kept with the contract that a manager releases. */
export const RELEASE_REASON = 'Released by manager';

/** Kept with the contract that the guild itself gives back. */
export const GIVE_BACK_REASON = 'Given back by the Guild';

/** Whose name stands on the calendar for a quest. */
export function reservationLabel(guildName: string | null): string {
  return guildName ?? 'No Group';
}
