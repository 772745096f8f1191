import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { memberGroup } from './member-group.ts';

/**
 * A guild that a guardian took someone under 18 out of, who can't go back until that guardian agrees anew. It moves
 * with its person when records are merged.
 */
export const guildBlock = sqliteTable(
  'guild_block',
  {
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    groupId: text()
      .notNull()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    /** The mailbox of the guardian, hashed as in `guardian_consent`. */
    guardianKey: text().notNull(),
    endedAt: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.chariteerId, t.groupId] }), index('guild_block_group').on(t.groupId)],
);
