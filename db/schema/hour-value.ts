import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { HOUR_VALUE_LIMITS, HOUR_VALUE_STATES } from '#domain/recaps/hour-value.ts';
import { hasLength, isBetween, isDay, isOneOf, rule } from './rules.ts';

/** What staff say an hour of service is worth, with former versions: what began before a change keeps its value. */
export const hourValue = sqliteTable(
  'hour_value',
  {
    id: text().primaryKey(),
    state: text({ enum: HOUR_VALUE_STATES }).notNull(),
    startsOn: text().notNull(),
    cents: integer().notNull(),
    source: text().notNull(),
    /** Quests that began earlier keep the value they had; 0: none do. Epoch ms. */
    countsFrom: integer().notNull(),
    /** When it was changed or removed; null: it holds. Epoch ms. */
    endedAt: integer(),
  },
  (t) => [
    uniqueIndex('hour_value_of_day').on(t.state, t.startsOn).where(sql.raw(`"endedAt" IS NULL`)),
    rule('hour_value_state', isOneOf('state', HOUR_VALUE_STATES)),
    rule('hour_value_day', isDay('startsOn')),
    rule('hour_value_cents', isBetween('cents', HOUR_VALUE_LIMITS.centsMin, HOUR_VALUE_LIMITS.centsMax)),
    rule('hour_value_source', hasLength('source', 1, HOUR_VALUE_LIMITS.sourceMax)),
  ],
);
