import { not, type SQL } from 'drizzle-orm';
import { VISIBILITY_COLUMNS } from './person-columns.ts';
import { isYoung } from './volunteer-where.ts';

/**
 * Whether someone in a group is an adult today; joined with account and volunteer record. Who may not know the young
 * there counts by it too, so that no difference between list and count tells of them. `now` in epoch ms.
 */
export function isAdultInGroup(now: number): SQL {
  return not(isYoung(now, VISIBILITY_COLUMNS));
}
