import { integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { provider } from './provider.ts';
import { isPeriod } from './recap.ts';
import { rule } from './rules.ts';

/** A recap that a charity shows to whoever has its address; only the hash of what no one can guess of it. */
export const sharedRecap = sqliteTable(
  'shared_recap',
  {
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    period: text().notNull(),
    tokenHash: text().notNull(),
    sharedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.period] }),
    uniqueIndex('shared_recap_token').on(t.tokenHash),
    rule('shared_recap_hash', `length("tokenHash") = 64`),
    rule('shared_recap_period', isPeriod('period')),
  ],
);
