import { desc, eq } from 'drizzle-orm';
import { contestResult } from '#db/schema/contest.ts';
import type { Db } from '#db/store.ts';
import { isWinner } from '#domain/guilds/contest-standings.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import type { ContestOutcomeRow } from './contest-row.ts';

/** Winners of all contests with a stored result, latest first; tied winners are sorted by name. */
export async function listContestOutcomes(db: Db): Promise<ContestOutcomeRow[]> {
  const firsts = await db
    .select()
    .from(contestResult)
    .where(eq(contestResult.rank, 1))
    .orderBy(desc(contestResult.year));
  const years = [...new Set(firsts.map(({ year }) => year))];
  const byName = sortedByName(firsts, ({ guildName }) => guildName);
  return years.map((year) => ({ year, winners: byName.filter((one) => one.year === year && isWinner(one)) }));
}
