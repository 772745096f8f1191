import DataLoader from 'dataloader';
import { and, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from '#api/graphql/context.ts';
import { readContest } from '#api/settings/contest-year.ts';
import type { ContestRow } from '#api/settings/settings-row.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { credit } from '#db/schema/credit.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { contestWindow } from '#domain/contest.ts';

/**
 * Minutes of the contest: a reservation itself earns none, so what the people on a reserved quest have earned counts
 * for the guild that holds it.
 */
export function createContestLoaders({ store, now }: Context) {
  return {
    /** By guild, for the contest that is shown. */
    minutesOfGuild: new DataLoader(async (ids: readonly string[]) => {
      const { year } = await readContest(store.read, now);
      const rows = await earned(store.read, year, isInList(contract.guildId, ids)).groupBy(contract.guildId);
      const minutes = new Map(rows.map((row) => [row.guildId, row.minutes]));
      return ids.map((id) => minutes.get(id) ?? 0);
    }),
  };
}

/** Minutes of all guilds together in a contest; before its first day there are none. */
export async function sumContestMinutes({ store, now }: Context, { year }: ContestRow): Promise<number> {
  if (now < contestWindow(year).from) return 0;
  const rows = await earned(store.read, year, isNotNull(contract.guildId)).groupBy(contract.guildId);
  return rows.reduce((sum, { minutes }) => sum + minutes, 0);
}

function earned(db: Db, year: number, isOfGuild: SQL) {
  const { from, until } = contestWindow(year);
  return db
    .select({ guildId: contract.guildId, minutes: sql<number>`sum(${credit.value})` })
    .from(quest)
    .innerJoin(contract, and(eq(contract.questId, quest.id), isOfGuild, isNull(contract.abandonedAt)))
    .innerJoin(credit, and(eq(credit.questId, quest.id), eq(credit.type, 'volunteerTime')))
    .where(and(gte(quest.startedAt, from), lt(quest.startedAt, until)));
}
