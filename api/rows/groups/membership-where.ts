import { gte, isNull, type SQL } from 'drizzle-orm';
import { membershipPeriod } from '#db/schema/member-group.ts';

/** Whether somebody belongs to the group still: the period has not ended. */
export const isOpenPeriod: SQL = isNull(membershipPeriod.endedAt);

/** Whether a period begins at an instant (epoch ms) or later. */
export function beginsFrom(instant: number): SQL {
  return gte(membershipPeriod.startedAt, instant);
}
