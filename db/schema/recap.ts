import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { provider } from './provider.ts';
import { isFlag, rule } from './rules.ts';

export const isPeriod = (column: string) =>
  `"${column}" GLOB '[0-9][0-9][0-9][0-9]' OR date("${column}" || '-01') IS "${column}" || '-01'`;

/**
 * What a volunteer did at a charity in a New York month 'YYYY-MM' and, once more, in a year 'YYYY'. Follows from the
 * contracts, so that a recap does not have to read them; whoever changes what a contract counts as keeps it.
 */
export const recapVolunteer = sqliteTable(
  'recap_volunteer',
  {
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    period: text().notNull(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'restrict' }),
    completedQuests: integer().notNull(),
    serviceMinutes: integer().notNull(),
    absentCount: integer().notNull(),
    lateDropCount: integer().notNull(),
    isNew: integer({ mode: 'boolean' }).notNull(),
    isRetained: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.period, t.chariteerId] }),
    index('recap_volunteer_chariteer').on(t.chariteerId),
    rule('recap_volunteer_period', isPeriod('period')),
    rule(
      'recap_volunteer_counts',
      `"completedQuests" >= 0 AND "serviceMinutes" >= 0 AND "absentCount" >= 0 AND "lateDropCount" >= 0`,
    ),
    rule('recap_volunteer_is_new', isFlag('isNew')),
    rule('recap_volunteer_is_retained', isFlag('isRetained')),
  ],
);

/** The sums of recap_volunteer by charity and period. */
export const recapTotal = sqliteTable(
  'recap_total',
  {
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    period: text().notNull(),
    volunteerCount: integer().notNull(),
    newVolunteerCount: integer().notNull(),
    retainedVolunteerCount: integer().notNull(),
    serviceMinutes: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.providerId, t.period] }),
    rule('recap_total_period', isPeriod('period')),
    rule(
      'recap_total_counts',
      `"volunteerCount" >= 0 AND "newVolunteerCount" >= 0 AND "retainedVolunteerCount" >= 0 AND "serviceMinutes" >= 0`,
    ),
  ],
);
