import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { hasGoodConsent } from '#api/rows/child-where.ts';
import { isAdultInGroup } from '#api/rows/volunteer-where.ts';
import { groupApplication, memberGroup } from '#db/schema/member-group.ts';

const isBlocked = sql`EXISTS (SELECT 1 FROM guild_block AS block
  WHERE block."chariteerId" = ${groupApplication.accountId} AND block."groupId" = ${groupApplication.groupId})`;

const isMember = sql`EXISTS (SELECT 1 FROM group_member AS member
  WHERE member."accountId" = ${groupApplication.accountId} AND member."groupId" = ${groupApplication.groupId})`;

/**
 * Whether an application is one for the group's admins; joined with account, volunteer record and group. What no one may
 * accept because of the applicant's age does not exist for them, and so tells no age: someone under 18 applies to guilds
 * alone, with a guardian's consent, and to none that a guardian has closed. Accepted ones are there while the person
 * belongs to the group, of whatever age. `now` in epoch ms.
 */
export function isOpenToAdmins(now: number): SQL | undefined {
  const { accountId, status } = groupApplication;
  const mayBeAccepted = or(
    isAdultInGroup(now),
    and(eq(memberGroup.groupType, 'guild'), hasGoodConsent(accountId, null), sql`NOT ${isBlocked}`),
  );
  return or(and(ne(status, 'pending'), isMember), and(eq(status, 'pending'), mayBeAccepted));
}
