import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE, type Membership } from '#domain/permissions/permissions.ts';

/**
 * After an account has gone: notes every group whose last admin it was, for the product's staff. The group stays
 * as it is, since nobody is made admin without being asked. `now` in epoch ms.
 */
export async function auditOrphanedGroups(
  tx: Db,
  now: number,
  memberships: readonly Membership[],
): Promise<void> {
  const led = memberships.filter(({ roles }) => roles.some(({ roleId }) => roleId === ADMIN_ROLE));
  for (const { groupId } of led) {
    const isAdmin = and(eq(groupMember.groupId, groupId), eq(groupMember.roleId, ADMIN_ROLE));
    if (await tx.select({ id: groupMember.accountId }).from(groupMember).where(isAdmin).get()) continue;
    const subject = { subjectId: groupId };
    await recordAudit(tx, now, { ...subject, action: 'group-without-admin', actorId: null });
  }
}
