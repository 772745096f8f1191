import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { provider } from './provider.ts';
import { hasLength, rule } from './rules.ts';

/**
 * What a guild had done in the contest of a year, as it was on the last day. It outlives the guild, whose words it keeps:
 * so no key leads to it. The charity is the winner's choice; its name stays when the charity goes.
 */
export const contestResult = sqliteTable(
  'contest_result',
  {
    year: integer().notNull(),
    guildId: text().notNull(),
    guildName: text().notNull(),
    classification: text().notNull(),
    rank: integer().notNull(),
    minutes: integer().notNull(),
    memberCount: integer().notNull(),
    keptAt: integer().notNull(),
    charityId: text().references(() => provider.id, { onDelete: 'set null' }),
    charityName: text(),
  },
  (t) => [
    primaryKey({ columns: [t.year, t.guildId] }),
    index('contest_result_charity').on(t.charityId),
    rule('contest_result_name_length', hasLength('guildName', 1, 100)),
    rule('contest_result_sums', `"rank" >= 1 AND "minutes" >= 0 AND "memberCount" >= 0`),
  ],
);
