import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { isJsonOf, rule } from './rules.ts';

/** Tracking events; they go with the account. */
export const playerEvent = sqliteTable(
  'player_event',
  {
    id: text().primaryKey(),
    playerId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    eventName: text().notNull(),
    properties: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('player_event_player').on(t.playerId, t.createdAt),
    index('player_event_age').on(t.createdAt),
    rule('player_event_properties', isJsonOf('properties', 'object')),
  ],
);
