import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAnswerGroupInvitationArgs } from '#api/graphql/generated/types.ts';
import { requireGuildAllowed } from '#api/people/guardians/require-guild-allowed.ts';
import { groupInvitation } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readHeldRoleIds } from './group-facts.ts';
import { findOwnInvitation } from './group-invitation-queries.ts';
import { addMember } from './keep-membership.ts';
import { settleApplication } from './settle-application.ts';

/**
 * The viewer joins a group that has invited them, or declines without a word to the group. Who belongs to it by then
 * keeps the role held. A charity's group leads to its quests, so the young join it with a guardian's consent, as a guild.
 * Errors: NOT_LOGGED_IN, INVITATION_NOT_FOUND, and to accept those of requireGuardianConsent.
 */
export async function answerGroupInvitation(
  context: Context,
  { id, accept }: MutationAnswerGroupInvitationArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const invitation = await findOwnInvitation(tx, accountId, id, now);
    if (!invitation) throw new DomainError('INVITATION_NOT_FOUND');
    if (accept) await requireGuildAllowed(tx, now, { accountId, groupId: invitation.groupId });
    if (accept) await join(tx, context, { ...invitation, accountId });
    else await tx.update(groupInvitation).set({ declinedAt: now }).where(eq(groupInvitation.id, id));
    const { groupId, roleId } = invitation;
    await recordAudit(tx, now, {
      action: accept ? 'group-member-added' : 'group-invitation-declined',
      actorId: accountId,
      subjectId: accountId,
      detail: { groupId, roleId, invitation: id },
    });
    return true;
  });
}

type Invitation = { id: string; groupId: string; roleId: string; accountId: string };

async function join(tx: Db, context: Context, { id, groupId, roleId, accountId }: Invitation): Promise<void> {
  await tx.delete(groupInvitation).where(eq(groupInvitation.id, id));
  const held = await readHeldRoleIds(tx, groupId, accountId);
  if (held.length === 0) await addMember(tx, context, { groupId, accountId, roleId });
  await settleApplication(tx, { groupId, accountId, now: context.now });
}
