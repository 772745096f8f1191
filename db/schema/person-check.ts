import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CHECK_KINDS } from '#domain/documents/check.ts';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/** What a charity has checked of a person itself: by whom, and until when that holds; never a file. */
export const personCheck = sqliteTable(
  'person_check',
  {
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    kind: text({ enum: CHECK_KINDS }).notNull(),
    checkedAt: integer().notNull(),
    checkedById: text().references(() => account.id, { onDelete: 'set null' }),
    /** The end of its last day in New York. */
    endsAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.chariteerId, t.providerId, t.kind] }),
    index('person_check_provider').on(t.providerId, t.endsAt),
    index('person_check_checker').on(t.checkedById),
    rule('person_check_kind', isOneOf('kind', CHECK_KINDS)),
  ],
);

/** A stamp (and all quests posted from it) or a quest that requires a check. */
export const checkRequirement = sqliteTable(
  'check_requirement',
  {
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    kind: text({ enum: CHECK_KINDS }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.questId, t.kind] }),
    rule('check_requirement_kind', isOneOf('kind', CHECK_KINDS)),
  ],
);
