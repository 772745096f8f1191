import { requireStaff } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { writeSetting } from '#api/access/settings/write-setting.ts';
import { type FaqEntry, problemOfSupplyFaq, supplyFaqOf } from '#domain/books/supply-faq.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { SUPPLY_FAQ_KEY, shownSupplyFaq } from './shown-supply-faq.ts';

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
