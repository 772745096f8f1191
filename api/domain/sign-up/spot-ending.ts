import { PRODUCTS_REASONS } from '../quests/changes/end-reason.ts';
import { type QuestResultsTexts, questResultsTexts } from '../texts/generated/quest-results.ts';
import type { Locale } from '../texts/locale.ts';
import { type Ending, isActive } from './contract-standing.ts';

/** How a sign-up ended. */
export const SPOT_ENDINGS = [
  'BAILED_OUT',
  'REMOVED',
  'HANDED_OVER',
  'GUARDIAN_REFUSED',
  'UNSUPERVISED',
  'OUT_OF_AGE',
  'ACCOUNT_BLOCKED',
  'ACCOUNT_REMOVED',
  'RECORDS_SEPARATED',
] as const satisfies readonly (keyof QuestResultsTexts)[];
export type SpotEnding = (typeof SPOT_ENDINGS)[number];

const BY_REASON: Readonly<Record<string, SpotEnding>> = {
  [PRODUCTS_REASONS.noConsent]: 'GUARDIAN_REFUSED',
  [PRODUCTS_REASONS.unsupervised]: 'UNSUPERVISED',
  [PRODUCTS_REASONS.outOfAge]: 'OUT_OF_AGE',
  [PRODUCTS_REASONS.wrongAge]: 'OUT_OF_AGE',
  [PRODUCTS_REASONS.accountBlocked]: 'ACCOUNT_BLOCKED',
  [PRODUCTS_REASONS.accountRemoved]: 'ACCOUNT_REMOVED',
  [PRODUCTS_REASONS.takenApart]: 'RECORDS_SEPARATED',
};

type EndedContract = Ending & {
  status: string | null;
  abandonReason: string | null;
  /** The contract of the sub who took the spot. */
  handedToId: string | null;
};

/** Returns how a sign-up ended, or null while it stands. */
export function spotEndingOf(contract: EndedContract): SpotEnding | null {
  const { status, abandonReason, handedToId } = contract;
  if (isActive(contract)) return null;
  if (status === 'Booted') return 'REMOVED';
  if (handedToId !== null) return 'HANDED_OVER';
  return BY_REASON[abandonReason ?? ''] ?? 'BAILED_OUT';
}

/** How an ending is said. */
export function spotEndingText(locale: Locale, ending: SpotEnding): string {
  return questResultsTexts(locale)[ending];
}
