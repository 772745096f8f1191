import { and, eq, type SQL } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { groupMember } from '#db/schema/member-group.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { isAdultInGroup } from './person-where.ts';

/**
 * Whether a membership leads a guild: that of an adult admin who can log in. Under 18 the role rests. Joined with account
 * and volunteer record. `now` in epoch ms.
 */
export function isGuildLeader(now: number): SQL | undefined {
  return and(eq(groupMember.roleId, ADMIN_ROLE), eq(account.isBanned, false), isAdultInGroup(now));
}
