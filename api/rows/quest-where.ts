import { between, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { location } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';

/** Has a location: a remote role has none, whatever its stamp says. */
export const hasPlace: SQL = sql`${quest.eventType} <> 'HYBRID-ROLE'`;

/** Joins the location where a quest takes place. */
export const isPlaceOfQuest: SQL = sql`(${location.id} = ${quest.locationId} AND ${hasPlace})`;

/*
 * The domain's questions about a quest (domain/quest-status.ts), asked in SQL under the same names. `now` in epoch ms.
 * An opposite stands beside its rule where null has to go the other way.
 */

/** The end by which `isOver` judges: without one the start counts, and a role without an end is never over. */
export const lastInstantOfQuest: SQL<number | null> = sql`CASE WHEN ${quest.eventType} = 'HYBRID-ROLE'
  THEN ${quest.endedAt} ELSE coalesce(${quest.endedAt}, ${quest.startedAt}) END`;

/** SQL version of the domain's `isOver`. */
export function isOver(now: number): SQL {
  return sql`coalesce(${lastInstantOfQuest} <= ${now}, 0)`;
}

/** The opposite of `isOver`. */
export function isNotOver(now: number): SQL {
  return sql`coalesce(${lastInstantOfQuest} > ${now}, 1)`;
}

/** SQL version of the domain's `hasStarted`. */
export function hasStarted(now: number): SQL {
  return sql`${quest.startedAt} <= ${now}`;
}

/** The opposite of `hasStarted`: what has no date is to come. */
export function hasNotStarted(now: number): SQL {
  return sql`(${isUndated} or ${startsAfter(now)})`;
}

/** SQL version of the domain's `isAhead`. */
export function isAhead(now: number): SQL {
  return sql`${quest.publishingStatus} <> 'Cancelled' AND ${hasNotStarted(now)} AND coalesce(${quest.endedAt} > ${now}, 1)`;
}

/** Still counted on by the people on it: ahead or in progress, and not cancelled. */
export function isStillOn(now: number): SQL {
  return sql`${quest.publishingStatus} <> 'Cancelled' AND ${isNotOver(now)}`;
}

/** SQL version of the domain's `isFull`. */
export const isFull: SQL = sql`${quest.takenCount} + ${quest.heldCount} >= ${quest.resourceMaxNumber}`;

/** SQL condition that a quest has no date, as roles and stamps may not. */
export const isUndated: SQL = isNull(quest.startedAt);

/** The opposite of `isUndated`. */
export const isDated: SQL = isNotNull(quest.startedAt);

/** Has a date, which is later than that. */
export function startsAfter(instant: number): SQL {
  return sql`${quest.startedAt} > ${instant}`;
}

/** Has a date from that on. */
export function startsFrom(instant: number | SQL): SQL {
  return sql`${quest.startedAt} >= ${instant}`;
}

/** Has a date from the one to the other, both counted. */
export function startsBetween(first: number, last: number): SQL {
  return between(quest.startedAt, first, last);
}

/** Has a date before that. */
export function startsBefore(instant: number | SQL): SQL {
  return sql`${quest.startedAt} < ${instant}`;
}
