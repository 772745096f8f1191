import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { rule } from './rules.ts';

/**
 * One row for each email that someone else caused, kept a day, to count them by recipient. The recipient is a keyed
 * hash; no reference to email or account: whoever deletes an account must not begin to count anew.
 */
export const causedMail = sqliteTable(
  'caused_mail',
  {
    id: text().primaryKey(),
    recipientHash: text().notNull(),
    queuedAt: integer().notNull(),
  },
  (t) => [
    index('caused_mail_recipient').on(t.recipientHash, t.queuedAt),
    index('caused_mail_age').on(t.queuedAt),
    rule('caused_mail_hash', `length("recipientHash") = 64 AND "recipientHash" NOT GLOB '*[^0-9a-f]*'`),
  ],
);
