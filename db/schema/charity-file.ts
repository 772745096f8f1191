import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CHARITY_FILE_STATES, PIECE_CHARACTERS } from '#domain/charity-files/charity-file.ts';
import { sealedText } from '../cells/sealed.ts';
import { provider } from './provider.ts';
import { isOneOf, rule } from './rules.ts';

/** A file with everything of a charity, as its admins asked for it last; a new one takes the place of the one before. */
export const charityFile = sqliteTable(
  'charity_file',
  {
    providerId: text()
      .primaryKey()
      .references(() => provider.id, { onDelete: 'cascade' }),
    askedAt: integer().notNull(),
    state: text({ enum: CHARITY_FILE_STATES }).notNull(),
    /** Attempts that failed. */
    failures: integer().notNull().default(0),
    doneRows: integer().notNull().default(0),
    allRows: integer().notNull().default(0),
    madeAt: integer(),
    expiresAt: integer(),
  },
  (t) => [
    index('charity_file_state').on(t.state, t.askedAt),
    index('charity_file_expiry').on(t.expiresAt),
    rule('charity_file_state_known', isOneOf('state', CHARITY_FILE_STATES)),
    rule('charity_file_failures', `"failures" >= 0`),
    rule('charity_file_progress', `"doneRows" >= 0 AND "allRows" >= 0`),
    rule('charity_file_made', `("state" = 'ready') = ("madeAt" IS NOT NULL)`),
    rule('charity_file_kept', `("madeAt" IS NULL) = ("expiresAt" IS NULL)`),
    rule('charity_file_lifetime', `"expiresAt" > "madeAt"`),
  ],
);

/** A piece of one table in such a file, sealed: lines of JSON. */
export const charityFilePart = sqliteTable(
  'charity_file_part',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => charityFile.providerId, { onDelete: 'cascade' }),
    /** The table. */
    name: text().notNull(),
    position: integer().notNull(),
    content: sealedText().notNull(),
  },
  (t) => [
    uniqueIndex('charity_file_part_place').on(t.providerId, t.name, t.position),
    rule('charity_file_part_position', `"position" >= 0`),
    // Four bytes a character at most, and a third more of them in base64.
    rule('charity_file_part_length', `length("content") <= ${PIECE_CHARACTERS * 6 + 200}`),
  ],
);
