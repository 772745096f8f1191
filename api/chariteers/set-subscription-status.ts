import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/audit/record-audit.ts';
import { requireStaff } from '#api/auth/authorize.ts';
import type { Context } from '#api/graphql/context.ts';
import type { MutationSetSubscriptionStatusArgs } from '#api/graphql/generated/resolvers.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { DomainError } from '#domain/errors.ts';
import { readChariteer } from './chariteer-queries.ts';
import type { ChariteerRow } from './chariteer-row.ts';
import { isStillThere } from './chariteer-where.ts';

/** Sets what a volunteer has subscribed to, by staff. Errors: NOT_LOGGED_IN, FORBIDDEN, CHARITEER_NOT_FOUND. */
export async function setSubscriptionStatus(
  { viewer, store, now }: Context,
  { id, subscriptionStatus }: MutationSetSubscriptionStatusArgs,
): Promise<ChariteerRow> {
  const { accountId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const isThere = and(eq(chariteer.id, id), isStillThere());
    await tx.update(chariteer).set({ subscriptionStatus }).where(isThere);
    const changed = await readChariteer(tx, id);
    if (!changed) throw new DomainError('CHARITEER_NOT_FOUND');
    const subject = { subjectType: 'chariteer', subjectId: id, detail: { subscriptionStatus } };
    await recordAudit(tx, now, { ...subject, action: 'subscription', actorId: accountId });
    return changed;
  });
}
