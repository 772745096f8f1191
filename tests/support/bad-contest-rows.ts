import { FACTORY_NOW as NOW } from '#db/factories/sequence.ts';
import { contestResult } from '#db/schema/contest.ts';
import type { Work } from './row-makers.ts';

/** How a guild ended in a contest. */
function ended(values: Partial<typeof contestResult.$inferInsert>): Work {
  const guild = { guildId: 'g', guildName: 'G', classification: 'Fellowship' };
  const row = { ...guild, year: 2027, rank: 1, minutes: 0, memberCount: 1, keptAt: NOW, ...values };
  return (tx) => tx.insert(contestResult).values(row);
}

/** What the table of results refuses, by rule. */
export const BAD_CONTEST_ROWS: Readonly<Record<string, readonly Work[]>> = {
  contest_result_name_length: [ended({ guildName: '' })],
  contest_result_sums: [ended({ rank: 0 }), ended({ minutes: -1 }), ended({ memberCount: -1 })],
};
