import type { ChangedFields, ErrorCode } from '../errors/errors.ts';
import type { Channel } from '../messages/message-choice.ts';
import { type ConsoleWalletTexts, consoleWalletTexts } from '../texts/generated/console-wallet.ts';
import { refsOf, type TextRef, type TextsAs } from '../texts/text-ref.ts';

/** Mana for one volunteer by one channel: for who has completed a quest with the charity, and for everyone else. */
export const MANA_PRICES = {
  email: { completed: 0, other: 10 },
  text: { completed: 5, other: 50 },
  push: { completed: 1, other: 25 },
} as const satisfies Record<Channel, { completed: number; other: number }>;

/** What an alert to these volunteers costs by these channels. */
export function manaCost(
  volunteers: readonly { hasCompletedQuest: boolean }[],
  channels: readonly Channel[],
): number {
  const priceOf = (hasCompleted: boolean) =>
    channels.reduce((sum, channel) => sum + MANA_PRICES[channel][hasCompleted ? 'completed' : 'other'], 0);
  return volunteers.reduce((sum, { hasCompletedQuest }) => sum + priceOf(hasCompletedQuest), 0);
}

/** Whether a wallet covers a cost. */
export function coversCost(mana: number, cost: number): boolean {
  return cost === 0 || mana >= cost;
}

/** Bounds of one change of a wallet by staff, in Mana; the reason in characters. */
export const TOP_UP_LIMITS = { most: 100_000, reasonMax: 200 } as const;

/** What is wrong with a change of a wallet that now holds `mana`; null when nothing is. */
export function checkTopUp<Text>(
  t: TextsAs<ConsoleWalletTexts, Text>,
  change: { amount: number; reason: string },
  mana: number,
): Text | null {
  const { amount } = change;
  const reason = change.reason.trim();
  if (!Number.isInteger(amount) || amount === 0) return t.wholeNumber;
  if (Math.abs(amount) > TOP_UP_LIMITS.most) return t.most({ max: TOP_UP_LIMITS.most });
  if (amount < 0 && mana + amount < 0) return t.tooLittle;
  if (reason === '') return t.reasonMissing;
  if (reason.length > TOP_UP_LIMITS.reasonMax) return t.reasonTooLong({ max: TOP_UP_LIMITS.reasonMax });
  return null;
}

/** Why staff's change of a wallet is not made; null when it is. `seenMana` is the balance that staff saw. */
export function refusalOfTopUp(
  change: { amount: number; reason: string; seenMana: number },
  mana: number,
): { code: ErrorCode; message?: TextRef; changedFields?: ChangedFields } | null {
  if (change.seenMana !== mana) return { code: 'EDIT_CONFLICT', changedFields: { mana } };
  const message = checkTopUp(refsOf(consoleWalletTexts), change, mana);
  return message === null ? null : { code: 'BAD_USER_INPUT', message };
}
