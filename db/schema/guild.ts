import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { GUILD_KINDS } from '#domain/guild-kind.ts';
import { account } from './account.ts';
import { memberGroup } from './member-group.ts';
import { hasLength, isOneOf, rule } from './rules.ts';

const GUILD_KIND_LABELS = Object.values(GUILD_KINDS).map((kind) => kind.label);

/** Shares its id with its group. nameKey is the name in lower case: guild names are unique without regard to case. */
export const guild = sqliteTable(
  'guild',
  {
    id: text()
      .primaryKey()
      .references(() => memberGroup.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    nameKey: text().notNull(),
    classification: text().notNull(),
    description: text().notNull(),
    easyJoinCode: text().notNull(),
    question: text(),
    creatorId: text().references(() => account.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('guild_name_key').on(t.nameKey),
    index('guild_creator').on(t.creatorId),
    rule('guild_name_length', hasLength('name', 1, 100)),
    rule('guild_name_key_lower', `"nameKey" = lower("nameKey")`),
    rule('guild_classification', isOneOf('classification', GUILD_KIND_LABELS)),
    rule('guild_description_length', hasLength('description', 1, 10_000)),
    rule('guild_easy_join_code', `"easyJoinCode" GLOB '[A-Z0-9][A-Z0-9][A-Z0-9][A-Z0-9]'`),
  ],
);
