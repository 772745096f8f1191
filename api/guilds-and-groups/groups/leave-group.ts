import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationLeaveGroupArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { replaceRole } from './change-member-role.ts';
import { readHeldRoleIds, requireGroupAct } from './group-facts.ts';
import { takeOut } from './remove-group-member.ts';

/**
 * The viewer leaves a group, at any time. The last admin names another member as admin first, in the same step.
 * Errors: NOT_LOGGED_IN and those of the group gate, among them LAST_ADMIN without a successor, and
 * PROOF_NEEDED with one.
 */
export async function leaveGroup(
  context: Context,
  { groupId, successorId }: MutationLeaveGroupArgs,
): Promise<boolean> {
  const { viewer, store, now } = context;
  const person = requireLogin(viewer);
  return store.write(async (tx) => {
    if (successorId != null) await nameAdmin(tx, context, person, { groupId, memberId: successorId });
    await requireGroupAct(tx, person, { act: 'remove', groupId, memberId: person.accountId });
    if (successorId != null) requireRecentProof({ viewer, now });
    await takeOut(tx, context, person.accountId, { groupId, memberId: person.accountId });
    return true;
  });
}

type Named = { groupId: string; memberId: string };

async function nameAdmin(
  tx: Db,
  context: Context,
  person: Parameters<typeof requireGroupAct>[1],
  { groupId, memberId }: Named,
): Promise<void> {
  const [originRoleId = ''] = await readHeldRoleIds(tx, groupId, memberId);
  const change = { groupId, memberId, originRoleId, destinationRoleId: ADMIN_ROLE };
  await requireGroupAct(tx, person, { act: 'change-role', ...change });
  if (originRoleId === ADMIN_ROLE) return;
  await replaceRole(tx, context, change);
  await recordAudit(tx, context.now, {
    action: 'group-role-changed',
    actorId: person.accountId,
    subjectId: memberId,
    detail: { groupId, from: originRoleId, to: ADMIN_ROLE },
  });
}
