import DataLoader from 'dataloader';
import { asc, desc, lt, sql } from 'drizzle-orm';
import { listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { contestResult } from '#db/schema/contest.ts';
import type { Db } from '#db/store.ts';
import { contestDays, contestWindow } from '#domain/guilds/contest.ts';
import { rankedStandings } from '#domain/guilds/contest-standings.ts';
import { sortedByName } from '#domain/text/folded-text.ts';
import { earned, guildsInContest } from './contest-minutes.ts';
import type { ContestRow, ContestStandingRow } from './contest-row.ts';

/** How many guilds the standings show. */
const MOST_SHOWN = 100;

type Kept = typeof contestResult.$inferSelect;

/** Results that are kept, by year. */
export function createContestResultLoaders({ store }: Context) {
  const ofYear = new DataLoader(async (years: readonly number[]) => {
    const rows: Kept[] = await store.read
      .select()
      .from(contestResult)
      .where(sql`${contestResult.year} IN (SELECT value FROM json_each(${JSON.stringify(years)}))`)
      .orderBy(asc(contestResult.year), asc(contestResult.rank));
    const byName = sortedByName(rows, ({ guildName }) => guildName);
    const byRank = byName.toSorted((one, other) => one.rank - other.rank);
    return listsInOrderOf(years.map(String), byRank, ({ year }) => String(year));
  });
  return { ofYear, isKept: async (year: number) => (await ofYear.load(year)).length > 0 };
}

/** A contest whose result is kept; null for other years. */
export async function readPastContest({ loaders }: Context, year: number): Promise<ContestRow | null> {
  const isKept = await loaders(createContestResultLoaders).isKept(year);
  return isKept ? { year, ...contestDays(year) } : null;
}

/** The latest contest before a year whose result is kept, or null. */
export async function readContestBefore({ store }: Context, year: number): Promise<ContestRow | null> {
  const [found] = await store.read
    .select({ year: contestResult.year })
    .from(contestResult)
    .where(lt(contestResult.year, year))
    .orderBy(desc(contestResult.year))
    .limit(1);
  return found ? { year: found.year, ...contestDays(found.year) } : null;
}

/** All guilds as they stand in a contest at an instant, the first one first. */
export async function readStandings(db: Db, year: number, now: number) {
  const guilds = await guildsInContest(db, year, now);
  const minutes = await minutesByGuild(db, year, now);
  return rankedStandings(guilds.map((one) => ({ ...one, minutes: minutes.get(one.guildId) ?? 0 })));
}

/** What the contest shows of its standings: the result where one is kept, else how it stands now. */
export async function listStandings(
  { store, now, viewer, loaders }: Context,
  { year }: ContestRow,
): Promise<ContestStandingRow[]> {
  if (now < contestWindow(year).from) return [];
  const kept = await loaders(createContestResultLoaders).ofYear.load(year);
  const standings =
    kept.length > 0 ? await besideToday(store.read, kept, now) : await standingsOfNow(store.read, year, now);
  return standings.filter(({ guildId, minutes, correctedMinutes }, index) => {
    const hasHours = minutes > 0 || correctedMinutes !== null;
    return (hasHours && index < MOST_SHOWN) || (viewer?.guildIds.includes(guildId) ?? false);
  });
}

async function standingsOfNow(db: Db, year: number, now: number): Promise<ContestStandingRow[]> {
  const rows = await readStandings(db, year, now);
  const open = { correctedMinutes: null, charityId: null, charityName: null, isFinal: false };
  return rows.map((row) => ({ ...row, year, ...open }));
}

async function besideToday(db: Db, kept: readonly Kept[], now: number): Promise<ContestStandingRow[]> {
  const today = await minutesByGuild(db, kept[0]?.year ?? 0, now);
  return kept.map(({ keptAt: _, ...row }) => {
    const minutes = today.get(row.guildId) ?? 0;
    return { ...row, correctedMinutes: minutes === row.minutes ? null : minutes, isFinal: true };
  });
}

async function minutesByGuild(db: Db, year: number, now: number): Promise<Map<string, number>> {
  const rows = await earned(db, { year, now }, sql`1`);
  return new Map(rows.map(({ guildId, minutes }) => [guildId, minutes]));
}
