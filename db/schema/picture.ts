import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { PICTURE_LIMITS, PICTURE_PLACES } from '#domain/pictures/picture.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { hasLength, isOneOf, rule } from './rules.ts';

/**
 * A picture of a charity, or of one of its quests or stamps; its files lie outside the database, named by the id, which
 * no one can guess. Who put it there stands in the audit log alone.
 */
export const picture = sqliteTable(
  'picture',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    place: text({ enum: PICTURE_PLACES }).notNull(),
    /** The quest or stamp; null for a picture of the charity itself. */
    questId: text().references(() => quest.id, { onDelete: 'cascade' }),
    altText: text().notNull(),
    /** `#rrggbb`, the colour that stands there until the picture has come. */
    color: text().notNull(),
    /** Width of the widest file, in pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Size of all files together. */
    bytes: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('picture_provider').on(t.providerId),
    uniqueIndex('picture_of_charity').on(t.providerId, t.place).where(sql.raw(`"questId" IS NULL`)),
    uniqueIndex('picture_of_quest').on(t.questId),
    rule('picture_id', `length("id") = 32 AND "id" NOT GLOB '*[^0-9a-f]*'`),
    rule('picture_place', isOneOf('place', PICTURE_PLACES)),
    rule('picture_place_of_quest', `("place" = 'QUEST') = ("questId" IS NOT NULL)`),
    rule('picture_alt_text', hasLength('altText', 1, PICTURE_LIMITS.altTextMax)),
    rule(
      'picture_color',
      `length("color") = 7 AND "color" GLOB '#[0-9a-f]*' AND substr("color", 2) NOT GLOB '*[^0-9a-f]*'`,
    ),
    rule('picture_size', `"width" BETWEEN 1 AND 4000 AND "height" BETWEEN 1 AND 4000`),
    rule('picture_bytes', `"bytes" > 0`),
  ],
);
