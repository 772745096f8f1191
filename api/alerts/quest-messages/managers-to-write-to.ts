import { and, eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';
import { ADMIN_ROLE, canUse, type Reach, reachOf } from '#domain/permissions/permissions.ts';

/**
 * Who answers volunteers of a charity: quest U and memberContactInfo R, from 18, and the charity's own account; with
 * how far their right to names reaches. Two statements. `now` in epoch ms.
 */
export async function readManagersToWriteTo(
  db: Db,
  providerId: string,
  now: number,
): Promise<Map<string, Reach>> {
  const own = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.providerId, providerId), eq(account.isBanned, false)));
  const reaches = new Map<string, Reach>(own.map(({ id }) => [id, reachOf([ADMIN_ROLE], 'readNames')]));
  const members = await db
    .select({ id: account.id, dateOfBirth: account.dateOfBirth, roleId: groupMember.roleId })
    .from(memberGroup)
    .innerJoin(groupMember, eq(groupMember.groupId, memberGroup.id))
    .innerJoin(account, and(eq(account.id, groupMember.accountId), eq(account.isBanned, false)))
    .where(eq(memberGroup.providerId, providerId));
  for (const [id, held] of Map.groupBy(members, (row) => row.id)) {
    const roles = held.map(({ roleId }) => roleId);
    const isGrown = held.every(({ dateOfBirth }) => !isYoungOn(dateOfBirth, now));
    if (isGrown && !reaches.has(id) && canUse(roles, 'editQuests') && canUse(roles, 'readContactInfo'))
      reaches.set(id, reachOf(roles, 'readNames'));
  }
  return reaches;
}
