import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { quest } from './quest.ts';
import { rule } from './rules.ts';

/**
 * The calendar entry of one person for one quest, for the feed and for emails alike. Triggers write it (db/calendar-triggers.ts)
 * with every change of the spot or its quest; it outlives the spot, so that a later one counts on.
 */
export const calendarEntry = sqliteTable(
  'calendar_entry',
  {
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    personId: text().notNull(),
    /** UID without its host. Stays when the spot moves to another record of the same person. */
    uid: text().notNull(),
    /** SEQUENCE of the newest state. */
    sequence: integer().notNull(),
    /** When that state came about, in epoch ms. */
    changedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.personId] }),
    index('calendar_entry_person').on(t.personId),
    rule('calendar_entry_sequence', `"sequence" >= 0`),
  ],
);
