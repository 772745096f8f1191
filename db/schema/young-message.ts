import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { YOUNG_MESSAGE_KINDS } from '#domain/guardians/young-message.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { hasLength, isOneOf, rule } from './rules.ts';

/** What adults wrote to somebody who was young then. The sender is a bare id: it is kept when that account goes. */
export const youngMessage = sqliteTable(
  'young_message',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    recipientId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'restrict' }),
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
    rule('young_message_kind', isOneOf('kind', YOUNG_MESSAGE_KINDS)),
    rule('young_message_length', hasLength('body', 1, 10_000)),
  ],
);
