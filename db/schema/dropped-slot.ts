import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { quest } from './quest.ts';

/** The slot of the monthly schedule that a deleted Draft was posted for: posting the month again leaves it out. */
export const droppedSlot = sqliteTable(
  'dropped_slot',
  {
    /** Id of the quest that is gone. */
    questId: text().primaryKey(),
    stampId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    slotStartedAt: integer().notNull(),
    /** Kept when the location is gone, as a quest keeps it. */
    slotLocationId: text(),
  },
  (t) => [index('dropped_slot_stamp_start').on(t.stampId, t.slotStartedAt)],
);
