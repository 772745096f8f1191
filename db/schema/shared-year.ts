import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { rule } from './rules.ts';

/** A year that someone shows to whoever has its address; only the hash of what no one can guess of it. */
export const sharedYear = sqliteTable(
  'shared_year',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    year: integer().notNull(),
    tokenHash: text().notNull(),
    sharedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.year] }),
    uniqueIndex('shared_year_token').on(t.tokenHash),
    rule('shared_year_hash', `length("tokenHash") = 64`),
    rule('shared_year_year', `"year" BETWEEN 2000 AND 9999`),
  ],
);
