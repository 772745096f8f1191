import type { ConsoleAccountsTexts } from '../texts/generated/console-accounts.ts';
import type { TextsAs } from '../texts/text-ref.ts';

/** Characters of the reason, which is for the product's staff alone. */
export const BAN_REASON_MAX = 500;

type BanTexts = Pick<ConsoleAccountsTexts, 'reasonMissing' | 'reasonTooLong'>;

/** What is wrong with the reason for banning an account, or null. */
export function checkBanReason<Text>(t: TextsAs<BanTexts, Text>, reason: string): Text | null {
  const length = [...reason.trim()].length;
  if (length === 0) return t.reasonMissing;
  return length > BAN_REASON_MAX ? t.reasonTooLong({ max: BAN_REASON_MAX }) : null;
}
