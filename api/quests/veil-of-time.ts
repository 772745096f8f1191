import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { isDay } from '#domain/new-york-time.ts';
import { defaultVeilOfTime } from '#domain/quest-form.ts';

/** The last day 'YYYY-MM-DD' for which quests can be posted: staff's setting, else the default for `now`. */
export async function readVeilOfTime(db: Db, now: number): Promise<string> {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.key, 'veilOfTime'));
  const day = row?.value;
  return typeof day === 'string' && isDay(day) ? day : defaultVeilOfTime(now);
}
