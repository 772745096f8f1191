import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAbandonContractArgs } from '#api/graphql/generated/types.ts';
import { loadContractFacts } from '#api/quests/sign-up/contract-facts.ts';
import type { ContractRow } from '#api/rows/contract-row.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { bailOut } from './bail-out.ts';
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
