import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { isGuildLeader } from '#api/rows/membership-where.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { ADMIN_ROLE, type Membership } from '#domain/permissions/permissions.ts';

/**
 * After an account has gone, or its role rests: notes every group whose last admin it was, for the product's staff. The group stays
 * as it is, since no one is made admin without being asked. `now` in epoch ms.
 */
export async function auditOrphanedGroups(
  tx: Db,
  now: number,
  memberships: readonly Membership[],
): Promise<void> {
  const led = memberships.filter(({ roles }) => roles.some(({ roleId }) => roleId === ADMIN_ROLE));
  for (const { groupId, groupType } of led) {
    const isAdmin = groupType === 'guild' ? isGuildLeader(now) : eq(groupMember.roleId, ADMIN_ROLE);
    const admin = await tx
      .select({ id: groupMember.accountId })
      .from(groupMember)
      .innerJoin(account, eq(account.id, groupMember.accountId))
      .leftJoin(chariteer, eq(chariteer.id, groupMember.accountId))
      .where(and(eq(groupMember.groupId, groupId), isAdmin))
      .get();
    if (admin) continue;
    const subject = { subjectId: groupId };
    await recordAudit(tx, now, { ...subject, action: 'group-without-admin', actorId: null });
  }
}
