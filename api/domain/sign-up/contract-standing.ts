/*
 * Whose a contract is, and whether it stands: asked of rows (instants in epoch ms) and of answers (ISO 8601) alike.
 * In SQL: contracts/contract-where.ts of the API.
 */

/** What tells whether a contract stands; null while it does. */
export type Ending = { abandonedAt: number | string | null };
/** What tells whose place it is. */
export type Holder = { guildId: string | null };

/** Whether a contract has not been given up, released or ended by a boot. */
export function isActive({ abandonedAt }: Ending): boolean {
  return abandonedAt === null;
}

/** Whether a contract is a person's own sign-up, not what a guild holds. */
export function isSignUp({ guildId }: Holder): boolean {
  return guildId === null;
}

/** Whether a contract takes a place: a person's own, not given up. */
export function isActiveSignUp(contract: Holder & Ending): boolean {
  return isSignUp(contract) && isActive(contract);
}

/** Whether a contract reserves its quest for a guild. */
export function isActiveReservation(contract: Holder & Ending): boolean {
  return !isSignUp(contract) && isActive(contract);
}

/** The sign-ups among contracts: those that stand, and those that were given up; what guilds hold is neither. */
export function signUpsAmong<Contract extends Holder & Ending>(
  contracts: readonly Contract[],
): { active: Contract[]; ended: Contract[] } {
  const signUps = contracts.filter(isSignUp);
  return { active: signUps.filter(isActive), ended: signUps.filter((one) => !isActive(one)) };
}
