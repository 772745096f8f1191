import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationGiveGuardianConsentArgs } from '#api/graphql/generated/resolvers.ts';
import { guardianConsent } from '#db/schema/chariteer.ts';
import { DomainError } from '#domain/errors.ts';
import { refusalOfConsent } from '#domain/registration-gate.ts';
import { insertGuardianConsent } from './insert-guardian-consent.ts';

/**
 * Records the consent that was not given at registration; one that is there already stays as it is.
 * Errors: NOT_LOGGED_IN, FORBIDDEN for adults and accounts without a record, BAD_USER_INPUT.
 */
export async function giveGuardianConsent(
  context: Context,
  { input }: MutationGiveGuardianConsentArgs,
): Promise<true> {
  const { viewer, store, now } = context;
  const { accountId: id, username, hasRecord, dateOfBirth } = requireLogin(viewer);
  const refusal = refusalOfConsent({ hasRecord, dateOfBirth }, input, now);
  if (refusal) throw new DomainError(refusal.code, refusal);
  await store.write(async (tx) => {
    const known = await tx.select().from(guardianConsent).where(eq(guardianConsent.chariteerId, id)).get();
    if (!known) await insertGuardianConsent(tx, context, { id, username }, input);
  });
  return true;
}
