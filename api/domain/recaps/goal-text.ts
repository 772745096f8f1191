import { formatsFor } from '../texts/formats-for.ts';
import { goalHoursTexts } from '../texts/generated/goal-hours.ts';
import type { Locale } from '../texts/locale.ts';

/** What the ring of a goal shows, and the words beside it. */
export type GoalText = { doneHours: number; says: string };

/** Whole hours for the ring, so that it never shows a goal as reached before it is; the words say the minutes too. */
export function goalTextOf(
  locale: Locale,
  { minutes, targetHours }: { minutes: number; targetHours: number },
): GoalText {
  const t = goalHoursTexts(locale);
  const left = targetHours * 60 - minutes;
  return {
    doneHours: Math.floor(minutes / 60),
    says: left > 0 ? t.toGo({ duration: formatsFor(locale).duration(left) }) : t.reached,
  };
}
