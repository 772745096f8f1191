import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { hasLength, rule } from './rules.ts';

/** Labels that a charity puts on its volunteers. */
export const volunteerLabel = sqliteTable(
  'volunteer_label',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Folded, so that no charity has a label twice in two spellings. */
    foldedName: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('volunteer_label_name').on(t.providerId, t.foldedName),
    rule('volunteer_label_name_length', hasLength('name', 1, 120)),
  ],
);

export const labelledVolunteer = sqliteTable(
  'labelled_volunteer',
  {
    labelId: text()
      .notNull()
      .references(() => volunteerLabel.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.labelId, t.chariteerId] }),
    index('labelled_volunteer_chariteer').on(t.chariteerId),
  ],
);

/** What a charity's managers note about a volunteer. It goes with the person. */
export const volunteerNote = sqliteTable(
  'volunteer_note',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    /** Null once the author's account is gone. */
    authorId: text().references(() => account.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('volunteer_note_chariteer').on(t.chariteerId, t.providerId, t.createdAt),
    index('volunteer_note_provider').on(t.providerId),
    index('volunteer_note_author').on(t.authorId),
    rule('volunteer_note_text', hasLength('text', 1, 4000)),
  ],
);
