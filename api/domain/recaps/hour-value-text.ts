import { formatDollars } from '../text/format.ts';
import type { HourValueTexts } from '../texts/generated/hour-value.ts';
import type { HourValueState } from './hour-value.ts';

type Used = { state: HourValueState | null; cents: number; source: string | null };

/** 'Valued at $33.49 an hour in New Jersey: Independent Sector 2025'. */
export function hourValueText(t: HourValueTexts, { state, cents, source }: Used): string {
  const rate = formatDollars(cents / 100);
  return state === null || source === null ? t.present({ rate }) : t.used({ rate, state: t[state], source });
}
