import { eq } from 'drizzle-orm';
import type { ContestRow } from '#api/rows/settings/settings-row.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { contestDays, defaultContestYear } from '#domain/guilds/contest.ts';

export const CONTEST_YEAR_KEY = 'contestYear';

/** The contest that is shown: of the year that staff set, else of the default for `now`. */
export async function readContest(db: Db, now: number): Promise<ContestRow> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, CONTEST_YEAR_KEY));
  const year = typeof row?.value === 'number' ? row.value : defaultContestYear(now);
  return { year, ...contestDays(year) };
}
