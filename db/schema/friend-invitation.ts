import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { quest } from './quest.ts';

/**
 * Who came to a Quest by whose link. The link itself is signed and kept nowhere. `thankedAt`: when whoever invited was
 * thanked, once for each of the two, whatever they invite to later.
 */
export const friendInvitation = sqliteTable(
  'friend_invitation',
  {
    invitedId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    inviterId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    thankedAt: integer(),
  },
  (t) => [
    primaryKey({ columns: [t.invitedId, t.questId] }),
    uniqueIndex('friend_invitation_thanked')
      .on(t.inviterId, t.invitedId)
      .where(sql.raw(`"thankedAt" IS NOT NULL`)),
    index('friend_invitation_inviter').on(t.inviterId),
    index('friend_invitation_quest').on(t.questId),
  ],
);
