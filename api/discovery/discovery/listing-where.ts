import { or, type SQL, sql } from 'drizzle-orm';
import { FIRST_UNDATED_ID, firstListingId, ROWS_A_MINUTE } from '#db/listing/listing-id.ts';
import { type FindTime, MINUTES_OF_TIME } from '#domain/discovery/time-of-day.ts';
import { newYorkOffsets } from '#domain/time/new-york-time.ts';

/*
 * Conditions on `quest_listing` by the name of `listed`. Its ids are the minutes of the starts (db/listing/listing-id.ts).
 */

/** Starts in the minutes from the one instant to before the other one, epoch ms. */
export function startsWithin(from: number, until: number): SQL {
  return sql`listed."id" >= ${firstListingId(from)} AND listed."id" < ${firstListingId(until)}`;
}

/** Has no date. */
export const isUndated = sql`listed."id" >= ${FIRST_UNDATED_ID}`;

/** `timeOfDay` of the domain is one of these, for what starts from the one instant to the other. */
export function isAtTime(times: readonly FindTime[], from: number, until: number): SQL | undefined {
  const { first, change } = newYorkOffsets(from, until);
  const offset = change
    ? sql`CASE WHEN listed."id" < ${firstListingId(change.at)} THEN ${first} ELSE ${change.offset} END`
    : sql`${first}`;
  const minute = sql`(listed."id" / ${sql.raw(String(ROWS_A_MINUTE))} + ${offset}) % 1440`;
  const spans = times.map((time) => {
    const [begins, ends] = MINUTES_OF_TIME[time];
    return sql`${minute} BETWEEN ${begins} AND ${ends - 1}`;
  });
  return or(...spans);
}

/** What triggers keep of the domain's rules (domain/discovery/find-rules.ts), as conditions and as what is sorted by. */
export const needsPeople = sql`listed."needsPeople" = 1`;
export const isForChildren = sql`listed."isForChildren" = 1`;
export const isForBeginners = sql`listed."isForBeginners" = 1`;
export const isAtHome = sql`listed."isAtHome" = 1`;
export const shareOfMinimum = sql`listed."shareOfMinimum"`;
