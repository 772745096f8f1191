import type { CategoryId } from '../quests/quest-category.ts';
import { instantOf, newYorkDay } from '../time/new-york-time.ts';
import { type Deed, longestRow, typesOf } from './progress.ts';

/** A deed, and for whom it was done. */
export type YearDeed = Deed & { providerId: string };

/** What someone's year came to. */
export type YearInReview = {
  year: number;
  minutes: number;
  quests: number;
  /** How many charities these were for. */
  charities: number;
  /** The quarters of the arms as they were when the year was over. */
  types: CategoryId[];
  /** Categories in which the person first served this year. */
  newTypes: CategoryId[];
  /** The weeks with a quest in the longest row of the year. */
  weeksInARow: number;
};

/** When a year begins and when it is over, epoch ms, by New York's calendar. */
export function yearBounds(year: number): { start: number; end: number } {
  return { start: instantOf(`${year}-01-01`, '00:00'), end: instantOf(`${year + 1}-01-01`, '00:00') };
}

/** Whether a year may be looked at: from its December on, and none before the account. Instants in epoch ms. */
export function isYearOpen(year: number, createdAt: number, now: number): boolean {
  if (!Number.isInteger(year)) return false;
  return year >= yearOf(createdAt) && newYorkDay(now) >= `${year}-12-01`;
}

/** The year that pages point to: the one that ends from December 1st on, in January the one that has ended; else null. */
export function yearToLookAt(createdAt: number, now: number): number | null {
  const month = newYorkDay(now).slice(5, 7);
  if (month === '12') return yearOf(now);
  const last = yearOf(now) - 1;
  return month === '01' && isYearOpen(last, createdAt, now) ? last : null;
}

/** What the deeds of a person come to in a year; those of later years count for nothing. */
export function yearInReview(deeds: readonly YearDeed[], year: number): YearInReview {
  const { start, end } = yearBounds(year);
  const untilEnd = deeds.filter(({ at }) => at < end);
  const ofYear = untilEnd.filter(({ at }) => at >= start);
  const before = typesOf(untilEnd.filter(({ at }) => at < start));
  const types = typesOf(untilEnd);
  return {
    year,
    minutes: ofYear.reduce((sum, { minutes }) => sum + minutes, 0),
    quests: ofYear.length,
    charities: new Set(ofYear.map(({ providerId }) => providerId)).size,
    types,
    newTypes: types.filter((type) => !before.includes(type)),
    weeksInARow: longestRow(ofYear.map(({ at }) => at)),
  };
}

function yearOf(instant: number): number {
  return Number(newYorkDay(instant).slice(0, 4));
}
