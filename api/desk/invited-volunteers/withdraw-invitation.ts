import { and, eq, isNull, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationWithdrawVolunteerInvitationArgs } from '#api/graphql/generated/types.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import type { Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { requireInviter } from './invitation-queries.ts';

/** Takes back an invitation that no one accepted. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN, INVITATION_NOT_FOUND. */
export async function withdrawVolunteerInvitation(
  context: Context,
  { providerId: wanted, id }: MutationWithdrawVolunteerInvitationArgs,
): Promise<boolean> {
  const { providerId, accountId: actorId } = await requireInviter(context, wanted);
  const { store, now } = context;
  return store.write(async (tx) => {
    const isMeant = and(
      eq(volunteerInvitation.id, id),
      eq(volunteerInvitation.providerId, providerId),
      isNull(volunteerInvitation.acceptedById),
    );
    const gone = await tx
      .delete(volunteerInvitation)
      .where(isMeant)
      .returning({ id: volunteerInvitation.id });
    if (gone.length === 0) throw new DomainError('INVITATION_NOT_FOUND');
    const about = { actorId, subjectId: providerId, detail: { invitation: id } };
    await recordAudit(tx, now, { action: 'volunteer-invitation-withdrawn', ...about });
    return true;
  });
}

/** Deletes the invitations to volunteer that have ended and were not accepted. `now` in epoch ms. */
export async function sweepVolunteerInvitations(store: Store, now: number): Promise<void> {
  const { expiresAt, acceptedById } = volunteerInvitation;
  const isOver = sql`${expiresAt} <= ${now} AND ${acceptedById} IS NULL`;
  await deleteInSteps(store, volunteerInvitation, isOver);
}
