import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { LETTER_LOCALES, LETTER_PAPERS, LETTER_VARIANTS } from '#domain/letters/letter.ts';
import { sealedText } from '../cells/sealed.ts';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { isDay, isFlag, isOneOf, rule } from './rules.ts';

/**
 * A letter about someone's hours. It holds no hours: they are read anew whenever it is looked at, and `contentHash` says
 * whether they are still those of the letter. Outlives the person, so that its page can say what became of it.
 */
export const letter = sqliteTable(
  'letter',
  {
    id: text().primaryKey(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'restrict' }),
    /** The one charity whose hours it tells; null: all. */
    providerId: text().references(() => provider.id, { onDelete: 'restrict' }),
    /** Whether the charity made it, not the volunteer. */
    isByCharity: integer({ mode: 'boolean' }).notNull(),
    firstDay: text().notNull(),
    lastDay: text().notNull(),
    variant: text({ enum: LETTER_VARIANTS }).notNull(),
    locale: text({ enum: LETTER_LOCALES }).notNull(),
    paper: text({ enum: LETTER_PAPERS }).notNull(),
    /** Hash of the code, by which its page finds it. */
    codeHash: text().notNull(),
    /** The code itself, which is printed again whenever the letter is fetched. */
    code: sealedText().notNull(),
    contentHash: text().notNull(),
    minutes: integer().notNull(),
    issuedAt: integer().notNull(),
    revokedAt: integer(),
  },
  (t) => [
    uniqueIndex('letter_code').on(t.codeHash),
    index('letter_chariteer').on(t.chariteerId, t.issuedAt),
    index('letter_provider').on(t.providerId),
    rule('letter_days', `${isDay('firstDay')} AND ${isDay('lastDay')} AND "firstDay" <= "lastDay"`),
    rule('letter_variant', isOneOf('variant', LETTER_VARIANTS)),
    rule('letter_locale', isOneOf('locale', LETTER_LOCALES)),
    rule('letter_paper', isOneOf('paper', LETTER_PAPERS)),
    rule('letter_hashes', `length("codeHash") = 64 AND length("contentHash") = 64`),
    rule('letter_minutes', `"minutes" > 0`),
    rule('letter_by_charity', `${isFlag('isByCharity')} AND ("isByCharity" = 0 OR "providerId" IS NOT NULL)`),
  ],
);
