import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { rule } from './rules.ts';

/** A person imported from another service, with when they were invited and first logged in; null: not yet. */
export const importedVolunteer = sqliteTable(
  'imported_volunteer',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    importedAt: integer().notNull(),
    invitedAt: integer(),
    cameAt: integer(),
  },
  (t) => [
    index('imported_volunteer_uninvited')
      .on(t.accountId)
      .where(sql.raw(`"invitedAt" IS NULL AND "cameAt" IS NULL`)),
    rule('imported_volunteer_order', `"invitedAt" >= "importedAt" AND "cameAt" >= "importedAt"`),
  ],
);
