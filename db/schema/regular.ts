import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { isBetween, isDay, rule } from './rules.ts';
import { waitingPerson } from './waiting.ts';

/** A volunteer who comes to an entry of a monthly schedule every time; the longest first. */
export const regular = sqliteTable(
  'regular',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    stampId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    /** When and where the entry recurs (`entryKey`), which has no id of its own. */
    entry: text().notNull(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    since: integer().notNull(),
    /** The first day on which they come again. */
    pausedUntil: text(),
    /** Until when they can say yes to a new time or place of the entry; null: no one asks. */
    askedUntil: integer(),
  },
  (t) => [
    uniqueIndex('regular_once').on(t.chariteerId, t.entry),
    index('regular_stamp').on(t.stampId, t.since, t.id),
    index('regular_provider').on(t.providerId),
    rule('regular_entry', `json_valid("entry")`),
    rule('regular_paused_until', `"pausedUntil" IS NULL OR ${isDay('pausedUntil')}`),
  ],
);

/** A single date that a regular leaves out. */
export const regularSkip = sqliteTable(
  'regular_skip',
  {
    regularId: text()
      .notNull()
      .references(() => regular.id, { onDelete: 'cascade' }),
    day: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.regularId, t.day] }), rule('regular_skip_day', isDay('day'))],
);

/** The share of a quest's spots that regulars take at most, as a charity sets it. */
export const regularShare = sqliteTable(
  'regular_share',
  {
    providerId: text()
      .primaryKey()
      .references(() => provider.id, { onDelete: 'cascade' }),
    percent: integer().notNull(),
  },
  () => [rule('regular_share_percent', isBetween('percent', 1, 100))],
);

/** Mark on people who wait as regulars beyond that share: what comes free is theirs, what is open stays everyone's. */
export const regularWait = sqliteTable('regular_wait', {
  waitingId: text()
    .primaryKey()
    .references(() => waitingPerson.id, { onDelete: 'cascade' }),
});
