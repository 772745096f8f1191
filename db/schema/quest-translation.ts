import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { QUEST_FIELDS } from '#domain/quests/quest-field.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';
import { quest } from './quest.ts';
import { hasLength, rule } from './rules.ts';

/** What a charity says of a quest or stamp in another language than the product's first one. */
export const questTranslation = sqliteTable(
  'quest_translation',
  {
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    /** Language code as in page addresses. It has no list of values, so a new language needs no migration. */
    locale: text().notNull(),
    eventTitle: text().notNull(),
    /** Simple HTML, cleaned; empty: the description is not translated. */
    description: text().notNull(),
    /** Empty: not translated. */
    firstMinutes: text().notNull().default(''),
    equipment: text().notNull().default(''),
    /** A digest of what was translated, to tell when that has changed since. */
    sourceDigest: text().notNull(),
    updatedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.locale] }),
    rule('quest_translation_locale', hasLength('locale', 2, 8)),
    rule('quest_translation_title', hasLength('eventTitle', 1, QUEST_LIMITS.titleMax)),
    rule('quest_translation_description', hasLength('description', 0, QUEST_LIMITS.descriptionMax)),
    rule('quest_translation_first_minutes', hasLength('firstMinutes', 0, QUEST_FIELDS.firstMinutes.max)),
    rule('quest_translation_equipment', hasLength('equipment', 0, QUEST_LIMITS.equipmentMax)),
    rule('quest_translation_digest', hasLength('sourceDigest', 1, 64)),
  ],
);
