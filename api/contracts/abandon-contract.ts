import { requireLogin } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationAbandonContractArgs } from '#api/graphql/generated/resolvers.ts';
import { DomainError } from '#domain/errors.ts';
import { bailOut } from './bail-out.ts';
import { loadContractFacts } from './contract-facts.ts';
import type { ContractRow } from './contract-row.ts';
import { releaseReservation } from './release-reservation.ts';

/** Ends a contract: a reservation is released, a sign-up bailed out of. Errors: those of the two. */
export async function abandonContract(
  context: Context,
  args: MutationAbandonContractArgs,
): Promise<ContractRow> {
  requireLogin(context.viewer);
  return context.store.write(async (tx) => {
    const facts = await loadContractFacts(tx, args.id);
    if (!facts) throw new DomainError('CONTRACT_NOT_FOUND');
    return facts.guildId === null
      ? bailOut(context, tx, { ...args, facts })
      : releaseReservation(context, tx, facts);
  });
}
