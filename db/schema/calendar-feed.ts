import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { rule } from './rules.ts';

/** The private address under which a calendar app fetches someone's quests; only the hash of its secret. */
export const calendarFeed = sqliteTable(
  'calendar_feed',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('calendar_feed_token').on(t.tokenHash),
    rule('calendar_feed_hash', `length("tokenHash") = 64`),
  ],
);
