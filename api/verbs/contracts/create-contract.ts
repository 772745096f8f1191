import { requireSelf } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { ContractRow } from '#api/rows/contracts/contract-row.ts';
import type { MutationCreateContractArgs } from '#api/sdl/generated/types.ts';
import { reserveQuest } from '#api/verbs/reservations/reserve-quest.ts';
import { signUp } from './sign-up.ts';

/**
 * A contract with a guild is a reservation, any other one a sign-up. Null where the guild was only asked, or will
 * be once the quest is published. Errors: those of the two.
 */
export async function createContract(
  context: Context,
  args: MutationCreateContractArgs,
): Promise<ContractRow | null> {
  const { questId, chariteerId, guildId } = args;
  if (guildId == null) return signUp(context, args);
  requireSelf(context.viewer, chariteerId);
  return (await reserveQuest(context, { questId, guildId })).contract;
}
