import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { chariteer } from '#db/schema/chariteer.ts';
import { latestBirthDay } from '#domain/ages/age-band.ts';
import { ADULT_AGE } from '#domain/ages/age-policy.ts';

/** As `isStillThere` of the domain says, of the table of volunteers or an alias of it. */
export function isStillThere({ removedAt }: { readonly removedAt: SQLiteColumn } = chariteer): SQL {
  return isNull(removedAt);
}

/** The opposite of `isStillThere`. */
export function isGone({ removedAt }: { readonly removedAt: SQLiteColumn } = chariteer): SQL {
  return isNotNull(removedAt);
}

/** As `isYoungOn` of the domain says of today: who gave no date of birth counts as young. `now` in epoch ms. */
export function isYoung(
  now: number,
  { dateOfBirth }: { readonly dateOfBirth: SQLiteColumn | SQL<string | null> } = chariteer,
): SQL {
  return sql`coalesce(${dateOfBirth} > ${latestBirthDay(ADULT_AGE, now)}, 1)`;
}

/** An hour late in summer, so that nobody counts as an adult too early. */
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
