import { and, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { quest } from '#db/schema/quest.ts';
import { walkIn } from '#db/schema/walk-in.ts';

/** No account has claimed the hours. */
export function isUnclaimed(): SQL {
  return isNull(walkIn.claimedAt);
}

/** Counts as a head: unclaimed, and no guardian has refused. */
export function isHead(): SQL | undefined {
  return and(isUnclaimed(), or(isNull(walkIn.consent), ne(walkIn.consent, 'refused')));
}

/** Minutes of a walk-in: from the arrival, or the planned start, until the planned end. */
export function walkInMinutes(): SQL<number> {
  return sql<number>`max(0, coalesce(${quest.endedAt}, ${quest.startedAt})
    - coalesce(${walkIn.arrivedAt}, ${quest.startedAt})) / 60000`;
}
