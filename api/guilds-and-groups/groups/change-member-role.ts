import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationChangeMemberRoleArgs } from '#api/graphql/generated/types.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { requireGroupAct } from './group-facts.ts';
import { readGroupMember } from './group-member-queries.ts';
import type { GroupMemberRow } from './group-row.ts';
import { endInvitationsBy } from './sweep-invitations.ts';
import { tellGuardianOfGuild } from './tell-guardian.ts';

/**
 * Gives a member another role in place of one they hold; the same role changes nothing. For the group's admins.
 * Errors: NOT_LOGGED_IN, those of the group gate, and PROOF_NEEDED.
 */
export async function changeMemberRole(
  context: Context,
  args: MutationChangeMemberRoleArgs,
): Promise<GroupMemberRow> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  const { groupId, memberId, originRoleId, destinationRoleId } = args;
  return store.write(async (tx) => {
    await requireGroupAct(tx, person, { act: 'change-role', ...args });
    if (originRoleId !== destinationRoleId) {
      requireRecentProof({ viewer, now });
      await replaceRole(tx, context, args);
      if (originRoleId === ADMIN_ROLE) await endInvitationsBy(tx, groupId, memberId);
      await recordAudit(tx, now, {
        action: 'group-role-changed',
        actorId: person.accountId,
        subjectId: memberId,
        detail: { groupId, from: originRoleId, to: destinationRoleId },
      });
    }
    return readGroupMember(tx, groupId, memberId, destinationRoleId);
  });
}

/**
 * Gives a role in place of another. The day of joining stays; who holds the other role too is left with that one. Of a new
 * admin under 18 the guardian is told.
 */
export async function replaceRole(
  tx: Db,
  context: MailContext,
  { groupId, memberId: accountId, originRoleId, destinationRoleId: roleId }: MutationChangeMemberRoleArgs,
): Promise<void> {
  const given = await tx
    .delete(groupMember)
    .where(
      and(
        eq(groupMember.groupId, groupId),
        eq(groupMember.accountId, accountId),
        eq(groupMember.roleId, originRoleId),
      ),
    )
    .returning({ joinedAt: groupMember.joinedAt });
  await tx
    .insert(groupMember)
    .values(given.map(({ joinedAt }) => ({ groupId, accountId, roleId, joinedAt })))
    .onConflictDoNothing();
  if (roleId === ADMIN_ROLE && given.length > 0)
    await tellGuardianOfGuild(tx, context, { groupId, accountId, act: 'leads' });
}
