import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationWithdrawGroupInvitationArgs } from '#api/graphql/generated/types.ts';
import { groupInvitation } from '#db/schema/member-group.ts';
import { requireGroupAct } from './group-facts.ts';
import { isOpenInvitationFor } from './group-invitation-queries.ts';

/** Takes an invitation back that was not accepted. For the group's admins. Errors: NOT_LOGGED_IN, those of the group gate. */
export async function withdrawGroupInvitation(
  { viewer, store, now }: Context,
  { groupId, invitationId: id }: MutationWithdrawGroupInvitationArgs,
): Promise<boolean> {
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    const hasInvitation = await isOpenInvitationFor(tx, { groupId, id }, now);
    await requireGroupAct(tx, person, { act: 'withdraw', groupId, memberId: null, hasInvitation });
    await tx.delete(groupInvitation).where(eq(groupInvitation.id, id));
    const about = { actorId: person.accountId, subjectId: groupId };
    await recordAudit(tx, now, {
      ...about,
      action: 'group-invitation-withdrawn',
      detail: { invitation: id },
    });
    return true;
  });
}
