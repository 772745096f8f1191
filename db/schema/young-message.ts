import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { YOUNG_MESSAGE_KINDS } from '#domain/guardians/young-message.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { hasLength, isOneOf, rule } from './rules.ts';

/** Copies that only staff read: texts of guilds, and feedback, which a charity gets without names. */
export const FOR_STAFF = sql.raw(`"guildId" IS NOT NULL OR "kind" = 'feedback'`);

/**
 * Copies of what was written to or by someone under 18. They went to a charity, a guild, or a person in a charity's name.
 * Sender and guild are bare ids: a copy outlives both.
 */
export const youngMessage = sqliteTable(
  'young_message',
  {
    id: text().primaryKey(),
    providerId: text().references(() => provider.id, { onDelete: 'restrict' }),
    recipientId: text().references(() => chariteer.id, { onDelete: 'restrict' }),
    guildId: text(),
    senderId: text().notNull(),
    kind: text({ enum: YOUNG_MESSAGE_KINDS }).notNull(),
    body: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('young_message_provider').on(t.providerId, t.createdAt),
    index('young_message_recipient').on(t.recipientId),
    index('young_message_sender').on(t.senderId),
    index('young_message_age').on(t.createdAt),
    index('young_message_staff').on(t.createdAt, t.id).where(FOR_STAFF),
    rule('young_message_kind', isOneOf('kind', YOUNG_MESSAGE_KINDS)),
    rule(
      'young_message_recipient',
      '"providerId" IS NOT NULL OR "recipientId" IS NOT NULL OR "guildId" IS NOT NULL',
    ),
    rule('young_message_length', hasLength('body', 1, 10_000)),
  ],
);
