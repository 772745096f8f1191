import { SPOT_ENDINGS, type SpotEnding } from '../sign-up/spot-ending.ts';
import { type QuestResultsTexts, questResultsTexts } from '../texts/generated/quest-results.ts';
import type { Locale } from '../texts/locale.ts';
import { newYorkMonth } from '../time/new-york-time.ts';
import { attendanceOf, wasThere } from './attendance.ts';

/** A sign-up in a person's history, with its credits in any order. Times are ISO strings. */
export type PastSignUp = {
  contract: {
    ending: SpotEnding | null;
    status: string | null;
    /** Null where the viewer may not see the quest any more. */
    quest: { publishingStatus: string } | null;
  };
  credits: readonly { type: string; value: number }[];
};

/** How a sign-up ended: what its credits tell, else what was recorded, else what became of the quest. */
export function resultOf({ contract, credits }: PastSignUp): string {
  const told = attendanceOf(credits);
  if (told === 'Present' && wasThere(contract.status)) return contract.status ?? told;
  if (told) return told;
  if (contract.status) return contract.status;
  if (contract.ending) return contract.ending;
  return contract.quest?.publishingStatus === 'Cancelled' ? 'Cancelled' : 'Signed up';
}

const RESULTS: Readonly<Record<string, keyof Omit<QuestResultsTexts, 'hours' | 'reputation' | 'and'>>> = {
  Present: 'Present',
  Absent: 'Absent',
  Excused: 'Excused',
  Late: 'Late',
  LeftEarly: 'LeftEarly',
  Booted: 'Dismissed',
  Dismissed: 'Dismissed',
  Cancelled: 'Cancelled',
  ...Object.fromEntries(SPOT_ENDINGS.map((ending) => [ending, ending])),
  'Signed up': 'SignedUp',
};

/** How a result is said; another one that was recorded is shown as it is. */
export function resultText(locale: Locale, result: string): string {
  const key = RESULTS[result];
  return key ? questResultsTexts(locale)[key] : result;
}

/** What a sign-up earned: '2.5 hours, +10 REP', or null; no hours where none were served. */
export function rewardOf(locale: Locale, { credits }: Pick<PastSignUp, 'credits'>): string | null {
  const t = questResultsTexts(locale);
  const isTime = ({ type }: { type: string }) => type === 'volunteerTime';
  const hours = credits
    .filter((credit) => isTime(credit) && credit.value > 0)
    .map(({ value }) => t.hours({ hours: Math.round((value / 60) * 100) / 100 }));
  const reputation = credits
    .filter((credit) => !isTime(credit))
    .map(({ value }) => t.reputation({ points: `${value < 0 ? '-' : '+'}${Math.abs(value)}` }));
  const earned = [...hours, ...reputation];
  return earned.length === 0 ? null : earned.reduce((one, other) => t.and({ one, other }));
}

/** Minutes earned in each of these months in New York. `instant`: that of the sign-up, epoch ms. */
export function monthSums(
  months: readonly string[],
  earned: readonly { instant: number; minutes: number }[],
): { month: string; minutes: number }[] {
  const byMonth = Map.groupBy(earned, ({ instant }) => newYorkMonth(instant));
  return months.map((month) => ({
    month,
    minutes: (byMonth.get(month) ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
  }));
}
