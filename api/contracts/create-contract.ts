import type { Context } from '#api/graphql/context.ts';
import type { MutationCreateContractArgs } from '#api/graphql/generated/resolvers.ts';
import type { ContractRow } from './contract-row.ts';
import { reserveQuest } from './reserve-quest.ts';
import { signUp } from './sign-up.ts';

/** A contract with a guild is a reservation, any other one a sign-up. Errors: those of the two. */
export function createContract(context: Context, args: MutationCreateContractArgs): Promise<ContractRow> {
  const { guildId } = args;
  return guildId == null ? signUp(context, args) : reserveQuest(context, { ...args, guildId });
}
