import { sql } from 'drizzle-orm';
import { check } from 'drizzle-orm/sqlite-core';
import { SEALED_MARK } from '../cells/sealed.ts';

/*
 * CHECK expressions as plain text: a bound value would become “?”, which SQLite refuses in a CHECK, and a
 * column qualified by its table would break when a migration rebuilds the table under another name.
 */

/** A named CHECK; its name is what constraintOf() reports when a row breaks it. */
export const rule = (name: string, expression: string) => check(name, sql.raw(expression));

/** The column holds one of these words. */
export const isOneOf = (column: string, words: readonly string[]) =>
  `"${column}" IN (${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(', ')})`;

/** The text has between min and max characters (code points). */
export const hasLength = (column: string, min: number, max: number) =>
  `length("${column}") BETWEEN ${min} AND ${max}`;

export const isBetween = (column: string, min: number, max: number) =>
  `"${column}" BETWEEN ${min} AND ${max}`;

/** The column is 0 or 1; needed because STRICT has no boolean. */
export const isFlag = (column: string) => `"${column}" IN (0, 1)`;

/** Exactly ten digits of which the first is not 1. */
export const isPhone = (column: string) =>
  `length("${column}") = 10 AND "${column}" NOT GLOB '*[^0-9]*' AND "${column}" NOT GLOB '1*'`;

/** A sealed cell, or one that an older version left in clear, of which the rule holds. */
export const isSealedOr = (column: string, rule: string) => `"${column}" GLOB '${SEALED_MARK}*' OR (${rule})`;

/** A day of the calendar as YYYY-MM-DD. `IS`, because date() answers NULL for nonsense and NULL would pass. */
export const isDay = (column: string) => `date("${column}") IS "${column}"`;

export const isEmail = (column: string) => `"${column}" LIKE '_%@_%' AND length("${column}") <= 254`;

export const isJson = (column: string) => `json_valid("${column}")`;

/** For a column that may be null: json_valid(NULL) is NULL in newer SQLite, which passes, but 0 in older. */
export const isJsonOrNull = (column: string) => `"${column}" IS NULL OR ${isJson(column)}`;

/** JSON of one type; the CASE keeps json_type() away from text that is no JSON, where it raises. */
export const isJsonOf = (column: string, type: 'array' | 'object') =>
  `CASE WHEN json_valid("${column}") THEN json_type("${column}") = '${type}' ELSE 0 END`;
