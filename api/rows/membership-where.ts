import { gte, isNull, type SQL, sql } from 'drizzle-orm';
import { membershipPeriod } from '#db/schema/member-group.ts';

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
