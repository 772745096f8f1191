import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationAcceptGroupApplicationArgs } from '#api/graphql/generated/types.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { defaultRoleOf } from '#domain/groups/group-role.ts';
import { readOpenApplication } from './group-application-queries.ts';
import { type Group, readHeldRoleIds, requireGroupAct } from './group-facts.ts';
import type { GroupApplicationRow } from './group-row.ts';
import { insertRoles } from './insert-group.ts';
import { addMember } from './keep-membership.ts';
import { mailAccepted } from './mail-accepted.ts';
import { settleApplication } from './settle-application.ts';

/**
 * Makes an applicant a member in the group's default role, and emails them; a second time changes nothing.
 * For the group's admins. Errors: NOT_LOGGED_IN, those of the group gate, and PROOF_NEEDED for a charity's group, whose
 * roles grant something.
 */
export async function acceptGroupApplication(
  context: Context,
  { groupId, applicationId }: MutationAcceptGroupApplicationArgs,
): Promise<GroupApplicationRow> {
  const person = requireLogin(context.viewer);
  const { now } = context;
  return context.store.write(async (tx) => {
    const application = await readOpenApplication(tx, now, { groupId, id: applicationId });
    const memberId = application?.memberId ?? null;
    const asked = { act: 'accept' as const, groupId, memberId, hasApplication: application !== null, now };
    const group = await requireGroupAct(tx, person, asked);
    if (!application) throw new DomainError('APPLICATION_NOT_FOUND');
    if (group.groupType === 'provider') requireRecentProof(context);
    if (!(await settleApplication(tx, { groupId, accountId: application.memberId, now }))) return application;
    await addInDefaultRole(tx, context, group, application.memberId);
    await mailAccepted(tx, context, group, { memberId: application.memberId, decidedAt: now });
    await recordAudit(tx, now, {
      action: 'group-application-accepted',
      actorId: person.accountId,
      subjectId: application.memberId,
      detail: { groupId },
    });
    return { ...application, status: 'accepted' as const, decidedAt: now };
  });
}

/** Adds a new member in the default role; existing members keep their roles. */
async function addInDefaultRole(
  tx: Db,
  context: Context,
  { groupId, groupType }: Group,
  accountId: string,
): Promise<void> {
  const held = await readHeldRoleIds(tx, groupId, accountId);
  if (held.length > 0) return;
  const roleId = defaultRoleOf(groupType);
  await insertRoles(tx, groupId, [roleId]);
  await addMember(tx, context, { groupId, accountId, roleId });
}
