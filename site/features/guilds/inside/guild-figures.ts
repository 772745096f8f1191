import { formatsFor } from '#domain/texts/formats-for.ts';
import { guildLifeTexts } from '#domain/texts/generated/guild-life.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { num } from '#domain/texts/locale.ts';
import { addDays, newYorkDay } from '#domain/time/new-york-time.ts';
import type { GuildRecordDataFragment } from '../../../gql/generated.ts';

/** Whole hours, as a number of a row of numbers says them. */
const hoursOf = (minutes: number) => Math.floor(minutes / 60);

/** The numbers of a guild in the order in which they stand, each with what it counts. */
export function guildNumbers(
  locale: Locale,
  { monthMinutes, yearMinutes, questCount, types }: GuildRecordDataFragment,
): { number: string; label: string }[] {
  const t = guildLifeTexts(locale);
  const rows: [number, (facts: { count: number }) => string][] = [
    [hoursOf(monthMinutes), t.hoursMonth],
    [hoursOf(yearMinutes), t.hoursYear],
    [questCount, t.questsAll],
    [types.length, t.typesAll],
  ];
  return rows.map(([count, label]) => ({ number: num(locale, count), label: label({ count }) }));
}

/** The height of the drawing of a year, and of the least that is seen of a month with hours. */
export const YEAR_HEIGHT = 64;
const LEAST = 3;

/** How high the bar of each month stands in the drawing of a year. */
export function barHeights(months: readonly { minutes: number }[]): number[] {
  const most = Math.max(...months.map(({ minutes }) => minutes));
  return months.map(({ minutes }) =>
    minutes === 0 ? 0 : Math.max(LEAST, Math.round((minutes / most) * YEAR_HEIGHT)),
  );
}

/** The day of a quest as members say it to each other: 'Saturday' within the next week, else with its date. */
export function dayGoneOn(locale: Locale, startedAt: number, now: number): string {
  const { weekday, longDay } = formatsFor(locale);
  const day = newYorkDay(startedAt);
  return day < addDays(newYorkDay(now), 7) ? weekday(day) : longDay(startedAt);
}
