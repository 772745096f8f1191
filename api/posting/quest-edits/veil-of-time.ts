import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { defaultVeilOfTime } from '#domain/quests/quest-form.ts';
import { isDay } from '#domain/time/new-york-time.ts';

/** The last day 'YYYY-MM-DD' for which quests can be posted: staff's setting, else the default for `now`. */
export async function readVeilOfTime(db: Db, now: number): Promise<string> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, 'veilOfTime'));
  const day = row?.value;
  return typeof day === 'string' && isDay(day) ? day : defaultVeilOfTime(now);
}
