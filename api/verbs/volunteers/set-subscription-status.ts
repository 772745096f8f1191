import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { readVolunteer } from '#api/reads/volunteers/volunteer-queries.ts';
import type { ChariteerRow } from '#api/rows/volunteers/volunteer-row.ts';
import { isStillThere } from '#api/rows/volunteers/volunteer-where.ts';
import type { MutationSetSubscriptionStatusArgs } from '#api/sdl/generated/types.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { DomainError } from '#domain/errors/errors.ts';

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
