import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CHANNELS } from '#domain/messages/message-choice.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { isJson, isOneOf, rule } from './rules.ts';

export const alert = sqliteTable(
  'alert',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    senderId: text().references(() => account.id, { onDelete: 'set null' }),
    manaCost: integer().notNull(),
    filters: text({ mode: 'json' }).$type<unknown>().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('alert_provider').on(t.providerId, t.createdAt),
    index('alert_quest').on(t.questId),
    index('alert_sender').on(t.senderId),
    rule('alert_mana_cost', `"manaCost" >= 0`),
    rule('alert_filters', isJson('filters')),
  ],
);

export const alertRecipient = sqliteTable(
  'alert_recipient',
  {
    alertId: text()
      .notNull()
      .references(() => alert.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    channel: text({ enum: CHANNELS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.alertId, t.chariteerId, t.channel] }),
    index('alert_recipient_chariteer').on(t.chariteerId),
    rule('alert_recipient_channel', isOneOf('channel', CHANNELS)),
  ],
);
