import { type SQL, sql } from 'drizzle-orm';
import { chariteer } from '#db/schema/chariteer.ts';
import { quest } from '#db/schema/quest.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** `questAge` of the domain: whole years, null without a date of birth. `now` in epoch ms. */
export function questAge(now: number): SQL<number | null> {
  const day = sql`coalesce(${newYorkDayNumber(sql`${quest.startedAt}`)}, ${dayNumber(newYorkDay(now))})`;
  // As whole numbers yyyymmdd, so that the difference holds the years in its ten thousands.
  return sql`((${day} - CAST(replace(${chariteer.dateOfBirth}, '-', '') AS INTEGER)) / 10000)`;
}

/**
 * `newYorkDay` of the domain as a number yyyymmdd, of an instant in epoch ms since 2007, when summer time got the rule that
 * holds: from 2 a.m. on the second Sunday of March to 2 a.m. on the first of November. It is asked for in the one hour of
 * the day in which it decides.
 */
export function newYorkDayNumber(instant: SQL): SQL<number | null> {
  const seconds = sql`(${instant} / 1000)`;
  const change = (day: string, hour: number) =>
    sql`(CAST(strftime('%s', strftime(${sql.raw(`'%Y-${day}'`)}, ${seconds}, 'unixepoch'), 'weekday 0') AS INTEGER)
      + ${sql.raw(String(hour * 3600))})`;
  const isSummer = sql`${seconds} >= ${change('03-08', 7)} AND ${seconds} < ${change('11-01', 6)}`;
  const hours = sql`CASE WHEN ${seconds} % 86400 / 3600 = 4 AND ${isSummer} THEN 4 ELSE 5 END`;
  return sql`CAST(strftime('%Y%m%d', ${seconds} - 3600 * ${hours}, 'unixepoch') AS INTEGER)`;
}

function dayNumber(day: string): number {
  return Number(day.replaceAll('-', ''));
}
