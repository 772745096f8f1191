import { and, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { groupMember, membershipPeriod } from '#db/schema/member-group.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { isAdultInGroup } from './volunteer-where.ts';

/** Whether someone belongs to the group still: the period has not ended. */
export const isOpenPeriod: SQL = isNull(membershipPeriod.endedAt);

/** Whether a period begins at an instant (epoch ms) or later. */
export function beginsFrom(instant: number): SQL {
  return gte(membershipPeriod.startedAt, instant);
}

/** Whether who served came while the membership lasted; a contract under the name “served”. */
export const cameAsMember: SQL = sql`"served"."actualArrivalAt" >= "membership_period"."startedAt"
  AND "served"."actualArrivalAt" < ifnull("membership_period"."endedAt", 9e15)`;

/** Whether who served came at an instant (epoch ms) or later; a contract under the name “served”. */
export function cameFrom(instant: number): SQL {
  return sql`"served"."actualArrivalAt" >= ${instant}`;
}

/** The opposite of `cameFrom`. */
export function cameBefore(instant: number): SQL {
  return sql`"served"."actualArrivalAt" < ${instant}`;
}

/**
 * Whether a membership leads a guild: that of an adult admin who can log in. Under 18 the role rests. Joined with account
 * and volunteer record. `now` in epoch ms.
 */
export function isGuildLeader(now: number): SQL | undefined {
  return and(eq(groupMember.roleId, ADMIN_ROLE), eq(account.isBanned, false), isAdultInGroup(now));
}
