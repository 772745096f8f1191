import { formatsFor } from '../texts/formats-for.ts';
import { lettersTexts } from '../texts/generated/letters.ts';
import type { Locale } from '../texts/locale.ts';
import type { LetterState } from './letter.ts';

/** What has become of a letter, in words. */
export function letterStateText(
  locale: Locale,
  { state, minutesNow }: { state: LetterState; minutesNow: number | null },
): string {
  const t = lettersTexts(locale);
  if (state !== 'superseded') return t[state];
  return t.superseded({ total: formatsFor(locale).duration(minutesNow ?? 0) });
}

/** The days of a letter. */
export function letterPeriod(
  locale: Locale,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string {
  const { date } = formatsFor(locale);
  return lettersTexts(locale).period({ from: date(firstDay), until: date(lastDay) });
}
