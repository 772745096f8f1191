import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { isJson, rule } from './rules.ts';

export const setting = sqliteTable(
  'setting',
  {
    key: text().primaryKey(),
    value: text({ mode: 'json' }).$type<unknown>().notNull(),
    updatedAt: integer().notNull(),
  },
  () => [rule('setting_value', isJson('value'))],
);

/** A fixed window per key; in the database because several processes share the limits. */
export const rateLimit = sqliteTable(
  'rate_limit',
  { key: text().primaryKey(), windowStart: integer().notNull(), count: integer().notNull() },
  (t) => [index('rate_limit_window').on(t.windowStart), rule('rate_limit_count', `"count" >= 0`)],
);

/** Single row that every write on libSQL raises; libSQL has no PRAGMA that tells of another process's commits. */
export const commitStamp = sqliteTable(
  'commit_stamp',
  { id: integer().primaryKey(), value: integer().notNull() },
  () => [rule('commit_stamp_one_row', `"id" = 1`)],
);
