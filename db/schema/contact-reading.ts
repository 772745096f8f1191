import { index, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';

/**
 * Of whom an account has read contact data on a day of New York, and through which charity; no more of them than it
 * takes to tell others, and gone the day after. `personId` is no key: staff read requests of charities too.
 */
export const contactReading = sqliteTable(
  'contact_reading',
  {
    day: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Empty where it was through none. */
    providerId: text().notNull(),
    personId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.providerId, t.day, t.personId] }),
    index('contact_reading_day').on(t.day),
  ],
);
