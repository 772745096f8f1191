import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';

/** Whether recaps are still to be made anew after a migration, which left the mark: until then they lack figures. */
export async function isRecapRebuildDue(db: Db): Promise<boolean> {
  const marks = await db.select({ key: setting.key }).from(setting).where(eq(setting.key, 'recapToRebuild'));
  return marks.length > 0;
}
