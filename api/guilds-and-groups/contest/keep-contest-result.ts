import { eq } from 'drizzle-orm';
import { insertRows } from '#db/insert-rows.ts';
import { contestResult } from '#db/schema/contest.ts';
import type { Db, Store } from '#db/store.ts';
import { defaultContestYear } from '#domain/guilds/contest.ts';
import { isTimeToKeep } from '#domain/guilds/contest-standings.ts';
import { readStandings } from './contest-standings.ts';

/** Keeps, once, how the contest of the last March ended, as soon as it is over. `now` in epoch ms. */
export async function keepContestResult(store: Store, now: number): Promise<void> {
  const year = defaultContestYear(now) - 1;
  if (!isTimeToKeep(year, now) || (await isKept(store.read, year))) return;
  await store.write((tx) => keepResultOf(tx, year, now));
}

/** Writes down how a contest stands, guilds without hours too; nothing where it is written already. */
export async function keepResultOf(tx: Db, year: number, now: number): Promise<void> {
  if (await isKept(tx, year)) return;
  const standings = await readStandings(tx, year, now);
  await insertRows(
    tx,
    contestResult,
    standings.map((row) => ({ ...row, year, keptAt: now })),
  );
}

async function isKept(db: Db, year: number): Promise<boolean> {
  const found = await db
    .select({ year: contestResult.year })
    .from(contestResult)
    .where(eq(contestResult.year, year))
    .limit(1);
  return found.length > 0;
}
