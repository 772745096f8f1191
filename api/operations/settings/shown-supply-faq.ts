import { eq } from 'drizzle-orm';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import { DEFAULT_SUPPLY_FAQ, type FaqEntry, readSupplyFaq } from '#domain/books/supply-faq.ts';

export const SUPPLY_FAQ_KEY = 'supplyFaq';

/** The questions and answers that supply requests show: those of staff, else those there were at first. */
export async function shownSupplyFaq(db: Db): Promise<FaqEntry[]> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, SUPPLY_FAQ_KEY));
  return readSupplyFaq(row?.value) ?? [...DEFAULT_SUPPLY_FAQ];
}
