import type { CategoryId } from '../quests/quest-category.ts';
import { addDays, newYorkDay, newYorkMonth, weekdayOf } from '../time/new-york-time.ts';
import { servedTypes } from './served-types.ts';

/** A quest at which someone was present. */
export type Deed = {
  /** When the service counts, epoch ms. */
  at: number;
  serviceTags: readonly string[];
  /** Time credit. */
  minutes: number;
};

/** A recent week: its Monday, whether the person served, and their last quest's category (null if none). */
export type ProgressWeek = { startDay: string; isServed: boolean; type: CategoryId | null };

export type Progress = {
  minutes: number;
  yearMinutes: number;
  monthMinutes: number;
  quests: number;
  types: CategoryId[];
  weeksInARow: number;
  /** The last weeks, the current one last. */
  weeks: ProgressWeek[];
  nextRoundHours: number;
};

/** How many weeks are shown. */
export const SHOWN_WEEKS = 11;
/** Largest step in weeks that keeps a streak going: one week without a quest is fine, two end it. */
const LONGEST_STEP = 2;
const ROUND_HOURS = [1, 5, 10, 25, 50, 75, 100] as const;

/** What someone's deeds come to at an instant (epoch ms), by New York's calendar; weeks begin on Monday. */
export function progressOf(deeds: readonly Deed[], now: number): Progress {
  const [month, year] = [newYorkMonth(now), newYorkMonth(now).slice(0, 4)];
  const minutesOf = (some: readonly Deed[]) => some.reduce((sum, { minutes }) => sum + minutes, 0);
  const ofYear = deeds.filter(({ at }) => newYorkMonth(at).startsWith(year));
  const minutes = minutesOf(deeds);
  return {
    minutes,
    yearMinutes: minutesOf(ofYear),
    monthMinutes: minutesOf(ofYear.filter(({ at }) => newYorkMonth(at) === month)),
    quests: deeds.length,
    types: typesOf(deeds),
    weeksInARow: weeksInARow(
      deeds.map(({ at }) => at),
      now,
    ),
    weeks: lastWeeks(deeds, now),
    nextRoundHours: nextRoundHours(minutes),
  };
}

/**
 * The weeks with a quest in the row that reaches to now: a week without one does not break it, two do. The current week
 * is not over, so it takes nothing away.
 */
export function weeksInARow(instants: readonly number[], now: number): number {
  const current = weekNumberOf(mondayOf(now));
  const served = [...new Set(instants.map((at) => weekNumberOf(mondayOf(at))))].sort((a, b) => b - a);
  let count = 0;
  let last = current;
  for (const week of served) {
    if (last - week > LONGEST_STEP) break;
    count += 1;
    last = week;
  }
  return count;
}

/** The weeks with a quest in the longest row there was; a row ends as one that reaches to now does. */
export function longestRow(instants: readonly number[]): number {
  const served = [...new Set(instants.map((at) => weekNumberOf(mondayOf(at))))].sort((a, b) => a - b);
  let [longest, count] = [0, 0];
  let last: number | null = null;
  for (const week of served) {
    count = last !== null && week - last <= LONGEST_STEP ? count + 1 : 1;
    longest = Math.max(longest, count);
    last = week;
  }
  return longest;
}

/** The next round number of hours: 1, 5, 10, 25, 50, 75, 100, then every 50. */
export function nextRoundHours(minutes: number): number {
  const hours = minutes / 60;
  return ROUND_HOURS.find((round) => round > hours) ?? (Math.floor(hours / 50) + 1) * 50;
}

function lastWeeks(deeds: readonly Deed[], now: number): ProgressWeek[] {
  const byWeek = Map.groupBy(deeds, ({ at }) => mondayOf(at));
  const monday = mondayOf(now);
  return Array.from({ length: SHOWN_WEEKS }, (_, index) => {
    const startDay = addDays(monday, 7 * (index - SHOWN_WEEKS + 1));
    const [last] = [...(byWeek.get(startDay) ?? [])].sort((a, b) => b.at - a.at);
    return { startDay, isServed: last !== undefined, type: last ? (typesOf([last])[0] ?? null) : null };
  });
}

/** The types of deeds, the most frequent first: the quarters of the arms. */
export function typesOf(deeds: readonly Pick<Deed, 'serviceTags'>[]): CategoryId[] {
  return servedTypes(deeds.map(({ serviceTags }) => ({ serviceTags, quests: 1 })));
}

function mondayOf(instant: number): string {
  const day = newYorkDay(instant);
  return addDays(day, 1 - weekdayOf(day));
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function weekNumberOf(monday: string): number {
  return Math.round(Date.parse(monday) / WEEK_MS);
}
