import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { DATA_COPY_STATES, PART_CHARACTERS } from '#domain/data-copies/data-copy.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { isOneOf, rule } from './rules.ts';

/** The file of all that is stored about somebody, as they asked for it last; a new one takes the place of the one before. */
export const dataCopy = sqliteTable(
  'data_copy',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The language of its words. No CHECK: a further language is a folder. */
    locale: text().$type<Locale>().notNull(),
    state: text({ enum: DATA_COPY_STATES }).notNull(),
    askedAt: integer().notNull(),
    /** How often making it was tried in vain. */
    failures: integer().notNull().default(0),
    madeAt: integer(),
    expiresAt: integer(),
    /** Size of the whole download in bytes. */
    bytes: integer(),
  },
  (t) => [
    index('data_copy_state').on(t.state, t.askedAt),
    index('data_copy_expiry').on(t.expiresAt),
    rule('data_copy_state_known', isOneOf('state', DATA_COPY_STATES)),
    rule('data_copy_failures', `"failures" >= 0`),
    rule('data_copy_made', `("state" = 'ready') = ("madeAt" IS NOT NULL)`),
    rule('data_copy_kept', `("madeAt" IS NULL) = ("expiresAt" IS NULL)`),
    rule('data_copy_lifetime', `"expiresAt" > "madeAt"`),
    rule('data_copy_bytes', `("madeAt" IS NULL) = ("bytes" IS NULL)`),
  ],
);

/** What of it is read, and what programs read: each is written piece by piece beside the other. */
export const COPY_SIDES = ['page', 'json'] as const;

/** A piece of such a file, sealed: pieces are small, so that no one waits while one is written or read. */
export const dataCopyPart = sqliteTable(
  'data_copy_part',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => dataCopy.accountId, { onDelete: 'cascade' }),
    side: text({ enum: COPY_SIDES }).notNull(),
    position: integer().notNull(),
    content: sealedText().notNull(),
  },
  (t) => [
    uniqueIndex('data_copy_part_place').on(t.accountId, t.side, t.position),
    rule('data_copy_part_side', isOneOf('side', COPY_SIDES)),
    rule('data_copy_part_position', `"position" >= 0`),
    // Four bytes a character at most, and a third more of them in base64.
    rule('data_copy_part_length', `length("content") <= ${PART_CHARACTERS * 6 + 200}`),
  ],
);
