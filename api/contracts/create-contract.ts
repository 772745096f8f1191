import { requireSelf } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationCreateContractArgs } from '#api/graphql/generated/resolvers.ts';
import { reserveQuest } from '#api/reservations/reserve-quest.ts';
import type { ContractRow } from './contract-row.ts';
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
