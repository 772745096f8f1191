/*
 * The id of a row in `quest_listing`: the minute of the start and a number within it, so that the order of ids is that of
 * starts, and the table, its indexes and the full-text index all give it without sorting. Below 2^53.
 */

const MINUTE_MS = 60_000;
/** Rows of one minute. */
export const ROWS_A_MINUTE = 2 ** 24;
/** Roles without a date come last. */
const NO_MINUTE = 2 ** 29 - 1;

/** The ids of quests without a date begin with this one. */
export const FIRST_UNDATED_ID = NO_MINUTE * ROWS_A_MINUTE;

/** The ids of quests that start in the minute of the instant (epoch ms) or later begin with this one. */
export function firstListingId(instant: number): number {
  return Math.min(Math.max(Math.floor(instant / MINUTE_MS), 0), NO_MINUTE) * ROWS_A_MINUTE;
}

/** The first id of the minute of a start, in SQL. */
export function firstListingIdSql(startedAt: string): string {
  return `(CASE WHEN ${startedAt} IS NULL THEN ${NO_MINUTE}
    ELSE max(0, min(${startedAt} / ${MINUTE_MS}, ${NO_MINUTE - 1})) END * ${ROWS_A_MINUTE})`;
}

/** The first id of the minute in which a row stands, in SQL. */
export function minuteOfListingSql(id: string): string {
  return `(${id} / ${ROWS_A_MINUTE} * ${ROWS_A_MINUTE})`;
}

/** The last id of a minute by its first, in SQL. */
export function lastListingIdSql(first: string): string {
  return `(${first} + ${ROWS_A_MINUTE - 1})`;
}
