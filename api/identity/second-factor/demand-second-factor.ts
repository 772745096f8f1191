import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireAdmin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import type { MutationDemandSecondFactorArgs } from '#api/graphql/generated/types.ts';
import { provider } from '#db/schema/provider.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Sets whether rights at a charity count only in sessions that have shown a second factor. Who demands it has shown one,
 * and so does not lock the own door.
 * Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, SECOND_FACTOR_REQUIRED, PROOF_NEEDED.
 */
export async function demandSecondFactor(
  context: Context,
  { providerId, isDemanded }: MutationDemandSecondFactorArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  await findProvider(context, providerId);
  const person = requireAdmin(viewer, providerId);
  if (person.secondFactorAt === null) throw new DomainError('SECOND_FACTOR_REQUIRED');
  requireRecentProof(context);
  const action = isDemanded ? 'second-factor-demanded' : 'second-factor-not-demanded';
  await store.write(async (tx) => {
    const isMeant = eq(provider.id, providerId);
    await tx.update(provider).set({ demandsSecondFactor: isDemanded }).where(isMeant);
    await recordAudit(tx, now, { action, actorId: person.accountId, subjectId: providerId });
  });
  return isDemanded;
}
