import { and, eq, inArray } from 'drizzle-orm';
import { readMemberships } from '#api/access/auth/membership-queries.ts';
import { groupApplication, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { auditOrphanedGroups } from './audit-orphaned-groups.ts';
import { endInvitationsBy } from './sweep-invitations.ts';

/**
 * Ends what only adults do in groups. The role as an admin of guilds rests by itself (`isGroupAdmin`); what was offered
 * by it ends. `now` in epoch ms.
 */
export async function endGroupRights(tx: Db, now: number, accountId: string): Promise<void> {
  const guilds = (await readMemberships(tx, accountId)).filter(({ groupType }) => groupType === 'guild');
  for (const { groupId } of guilds) await endInvitationsBy(tx, groupId, accountId);
  await auditOrphanedGroups(tx, now, guilds);
  const ofCharities = tx
    .select({ id: memberGroup.id })
    .from(memberGroup)
    .where(eq(memberGroup.groupType, 'provider'));
  await tx
    .delete(groupApplication)
    .where(
      and(
        eq(groupApplication.accountId, accountId),
        eq(groupApplication.status, 'pending'),
        inArray(groupApplication.groupId, ofCharities),
      ),
    );
}
