import { isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { chariteer } from '#db/schema/chariteer.ts';
import { latestBirthDay } from '#domain/ages/age-band.ts';
import { ADULT_AGE } from '#domain/ages/age-policy.ts';
import { VISIBILITY_COLUMNS } from './volunteer-columns.ts';

/** SQL version of the domain's `isStillThere`, for the volunteer table or an alias of it. */
export function isStillThere({ removedAt }: { readonly removedAt: SQLiteColumn } = chariteer): SQL {
  return isNull(removedAt);
}

/** The opposite of `isStillThere`. */
export function isGone({ removedAt }: { readonly removedAt: SQLiteColumn } = chariteer): SQL {
  return isNotNull(removedAt);
}

/** SQL version of the domain's `isYoungOn` for today; a missing birth date counts as a minor. `now` in epoch ms. */
export function isYoung(
  now: number,
  { dateOfBirth }: { readonly dateOfBirth: SQLiteColumn | SQL<string | null> } = chariteer,
): SQL {
  return sql`coalesce(${dateOfBirth} > ${latestBirthDay(ADULT_AGE, now)}, 1)`;
}

/** An hour late in summer, so that no one counts as an adult too early. */
const NEW_YORK_AT_LATEST = '-5 hours';

/** Whether someone was an adult in New York at an instant (epoch ms); no where the birth date isn't known. */
export function wasAdultAt(
  instant: SQLiteColumn | SQL,
  { dateOfBirth }: { readonly dateOfBirth: SQLiteColumn | SQL<string | null> } = chariteer,
): SQL {
  const day = (format: string) =>
    sql`strftime(${format}, ${instant} / 1000, 'unixepoch', ${NEW_YORK_AT_LATEST})`;
  return sql`coalesce(${dateOfBirth} <= (${day('%Y')} - ${ADULT_AGE}) || ${day('-%m-%d')}, 0)`;
}

/**
 * Whether someone in a group is an adult today; joined with account and volunteer record. Who may not know the young
 * there counts by it too, so that no difference between list and count tells of them. `now` in epoch ms.
 */
export function isAdultInGroup(now: number): SQL {
  return not(isYoung(now, VISIBILITY_COLUMNS));
}
