import { eq } from 'drizzle-orm';
import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { writeSetting } from '#api/access/settings/write-setting.ts';
import { setting } from '#db/schema/setting.ts';
import type { Db } from '#db/store.ts';
import {
  DEFAULT_SUPPLY_FAQ,
  type FaqEntry,
  problemOfSupplyFaq,
  readSupplyFaq,
  supplyFaqOf,
} from '#domain/books/supply-faq.ts';
import { DomainError } from '#domain/errors/errors.ts';

export const SUPPLY_FAQ_KEY = 'supplyFaq';

/**
 * Sets the questions and answers of supply requests; null takes them back to those there were at first. Answers with
 * what holds. Staff only. Errors: NOT_LOGGED_IN, FORBIDDEN, BAD_USER_INPUT.
 */
export async function setSupplyFaq(
  { viewer, store, now }: Context,
  entries: readonly FaqEntry[] | null,
): Promise<FaqEntry[]> {
  const { accountId } = requireStaff(viewer);
  const value = entries && supplyFaqOf(entries);
  const problem = value && problemOfSupplyFaq(value);
  if (problem) throw new DomainError('BAD_USER_INPUT', { message: problem });
  return store.write(async (tx) => {
    const detail = { entries: value?.length ?? null };
    await writeSetting(tx, now, { key: SUPPLY_FAQ_KEY, value, actorId: accountId, detail });
    return shownSupplyFaq(tx);
  });
}

/** The questions and answers that supply requests show: those of staff, else those there were at first. */
export async function shownSupplyFaq(db: Db): Promise<FaqEntry[]> {
  const [row] = await db
    .select({ value: setting.value })
    .from(setting)
    .where(eq(setting.key, SUPPLY_FAQ_KEY));
  return readSupplyFaq(row?.value) ?? [...DEFAULT_SUPPLY_FAQ];
}
