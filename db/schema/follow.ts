import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CATEGORY_IDS } from '#domain/quests/quest-category.ts';
import { account } from './account.ts';
import { provider } from './provider.ts';
import { isOneOf, rule } from './rules.ts';

/** A charity or a type of Quests that someone follows. Theirs alone: no charity learns who follows it, nor how many. */
export const follow = sqliteTable(
  'follow',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    providerId: text().references(() => provider.id, { onDelete: 'cascade' }),
    /** The id of a type. */
    category: text(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('follow_charity').on(t.accountId, t.providerId),
    uniqueIndex('follow_type').on(t.accountId, t.category),
    index('follow_provider').on(t.providerId),
    rule('follow_category', isOneOf('category', CATEGORY_IDS)),
    rule('follow_one_thing', `("providerId" IS NULL) <> ("category" IS NULL)`),
  ],
);

/** Accounts that want news of what they follow in Thursday's email; it's opt-in. */
export const followNews = sqliteTable('follow_news', {
  accountId: text()
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  chosenAt: integer().notNull(),
});
