import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { hasLength, rule } from './rules.ts';

/**
 * A child's volunteer record under the account of a guardian: it has no account of its own. A row for each guardian,
 * with what that guardian signed.
 */
export const childRecord = sqliteTable(
  'child_record',
  {
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    guardianAccountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    signedName: text().notNull(),
    textVersion: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chariteerId, t.guardianAccountId] }),
    index('child_record_guardian').on(t.guardianAccountId),
    rule('child_record_signed', hasLength('signedName', 1, 255)),
  ],
);
