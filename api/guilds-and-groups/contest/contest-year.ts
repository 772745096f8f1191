import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { contestDays, shownContestYear } from '#domain/guilds/contest.ts';
import type { ContestRow } from './contest-row.ts';

export const CONTEST_YEAR_KEY = 'contestYear';

/** The contest that is shown: as staff set it and time goes on. `now` in epoch ms. */
export async function readContest(db: Db, now: number): Promise<ContestRow> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, CONTEST_YEAR_KEY));
  const year = shownContestYear(typeof row?.value === 'number' ? row.value : null, now);
  return { year, ...contestDays(year) };
}
