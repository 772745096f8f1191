import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSetSubscriptionStatusArgs } from '#api/graphql/generated/types.ts';
import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readVolunteer } from './volunteer-queries.ts';

/** Sets what a volunteer has subscribed to, by staff. Errors: NOT_LOGGED_IN, FORBIDDEN, CHARITEER_NOT_FOUND. */
export async function setSubscriptionStatus(
  { viewer, store, now }: Context,
  { id, subscriptionStatus }: MutationSetSubscriptionStatusArgs,
): Promise<ChariteerRow> {
  const { accountId } = requireStaff(viewer);
  return store.write(async (tx) => {
    const isThere = and(eq(chariteer.id, id), isStillThere());
    await tx.update(chariteer).set({ subscriptionStatus }).where(isThere);
    const changed = await readVolunteer(tx, id);
    if (!changed) throw new DomainError('CHARITEER_NOT_FOUND');
    const subject = { subjectId: id, detail: { subscriptionStatus } };
    await recordAudit(tx, now, { ...subject, action: 'subscription', actorId: accountId });
    return changed;
  });
}
