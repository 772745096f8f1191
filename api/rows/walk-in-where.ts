import { isNull, type SQL, sql } from 'drizzle-orm';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';

/** Counts as a head: no account has claimed the hours. */
export function isHead(): SQL {
  return isNull(walkIn.claimedAt);
}

/** Minutes of a walk-in: from the arrival, or the planned start, until the planned end. */
export function walkInMinutes(): SQL<number> {
  return sql<number>`max(0, coalesce(${quest.endedAt}, ${quest.startedAt})
    - coalesce(${walkIn.arrivedAt}, ${quest.startedAt})) / 60000`;
}
