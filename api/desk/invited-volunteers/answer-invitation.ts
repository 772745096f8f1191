import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireVolunteer } from '#api/access/auth/require-volunteer.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerVolunteerInvitationArgs } from '#api/graphql/generated/types.ts';
import { requireGuardianConsent } from '#api/people/guardians/require-guardian-consent.ts';
import { volunteerInvitation } from '#db/schema/volunteer-invitation.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findWaiting } from './invitation-queries.ts';

/**
 * The viewer accepts a charity's invitation to volunteer, or declines without a word to the charity. Errors:
 * NOT_LOGGED_IN, INVITATION_NOT_FOUND, and to accept NO_VOLUNTEER_RECORD and those of requireGuardianConsent.
 */
export async function answerVolunteerInvitation(
  context: Context,
  { id, accept }: MutationAnswerVolunteerInvitationArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const invitation = await findWaiting(tx, accountId, id, now);
    if (!invitation) throw new DomainError('INVITATION_NOT_FOUND');
    const { providerId, labelIds } = invitation;
    if (accept) {
      await requireVolunteer(tx, accountId);
      await requireGuardianConsent(tx, now, accountId, null);
    }
    const answered = accept ? { acceptedById: accountId } : { declinedAt: now };
    await tx
      .update(volunteerInvitation)
      .set({ ...answered, mailAt: null })
      .where(eq(volunteerInvitation.id, id));
    const action = accept ? 'volunteer-invitation-accepted' : 'volunteer-invitation-declined';
    const about = { actorId: accountId, subjectId: accountId, detail: { providerId, invitation: id } };
    await recordAudit(tx, now, { action, ...about });
    if (accept) await report(tx, context, 'InvitationAccepted', { accountId, providerId, labelIds });
    return true;
  });
}
