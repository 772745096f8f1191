import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { district } from './district.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';

/**
 * What finding asks of every published quest, in the order of their starts (`listing/listing-id.ts`), so that a list by
 * start with any filter reads no further than its page. Kept by triggers alone (`listing/listing-triggers.ts`); the words
 * of a row stand under its id in `quest_words`. Rows of quests that began are swept away.
 */
export const questListing = sqliteTable(
  'quest_listing',
  {
    id: integer().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    districtId: text()
      .notNull()
      .references(() => district.id, { onDelete: 'cascade' }),
    locationId: text(),
    /** The first service tag in small letters; empty without one. */
    category: text().notNull(),
    /** Thousandths of the minimum number of people who have signed up; at most 1000. */
    shareOfMinimum: integer().notNull(),
    needsPeople: integer({ mode: 'boolean' }).notNull(),
    /** Null: no one has said for which ages it is. */
    isForChildren: integer({ mode: 'boolean' }),
    isForBeginners: integer({ mode: 'boolean' }).notNull(),
    isAtHome: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    uniqueIndex('quest_listing_quest').on(t.questId),
    index('quest_listing_provider').on(t.providerId),
    index('quest_listing_district').on(t.districtId),
    index('quest_listing_location').on(t.locationId),
    index('quest_listing_category').on(t.category),
    index('quest_listing_share').on(t.shareOfMinimum),
    index('quest_listing_needs').on(t.needsPeople).where(sql.raw(`"needsPeople" = 1`)),
    index('quest_listing_children').on(t.isForChildren),
    index('quest_listing_beginners').on(t.isForBeginners).where(sql.raw(`"isForBeginners" = 1`)),
    index('quest_listing_at_home').on(t.isAtHome).where(sql.raw(`"isAtHome" = 1`)),
  ],
);
