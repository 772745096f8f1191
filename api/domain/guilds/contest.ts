import type { ConsoleContestTexts } from '../texts/generated/console-contest.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { addDays, instantOf, newYorkDay } from '../time/new-york-time.ts';

/** How many years ahead of the running one a contest may be announced. */
const MOST_YEARS_AHEAD = 5;

/** The first and the last day 'YYYY-MM-DD' of the contest of a year, in New York. */
export function contestDays(year: number): { startsOn: string; endsOn: string } {
  return { startsOn: `${year}-03-01`, endsOn: `${year}-03-31` };
}

/** The instants (epoch ms) between which hours count for the contest of a year; the last is out. */
export function contestWindow(year: number): { from: number; until: number } {
  const { startsOn, endsOn } = contestDays(year);
  return { from: instantOf(startsOn, '00:00'), until: instantOf(addDays(endsOn, 1), '00:00') };
}

/**
 * Whether hours of members under 18 count in the contest of a year: once it is over, all of them, so that its result is
 * fair. Until then standings that grow would say where one of them is.
 */
export function areMinorsCounted(year: number, now: number): boolean {
  return now >= contestWindow(year).until;
}

/** The year of the contest when staff set none: that of the next March that has not ended. */
export function defaultContestYear(now: number): number {
  const today = newYorkDay(now);
  const year = Number(today.slice(0, 4));
  return today <= contestDays(year).endsOn ? year : year + 1;
}

/**
 * The year of the contest that is shown: the one that staff set, ahead or over, until a later one begins; without one that
 * of the next March that has not ended.
 */
export function shownContestYear(setYear: number | null, now: number): number {
  return setYear !== null && setYear >= lastBegunYear(now) ? setYear : defaultContestYear(now);
}

/** The year of the contest that begins next, where one is shown: its own before it begins. */
export function nextContestYear(shownYear: number, now: number): number {
  return Math.max(shownYear, lastBegunYear(now) + 1);
}

function lastBegunYear(now: number): number {
  const year = Number(newYorkDay(now).slice(0, 4));
  return now < contestWindow(year).from ? year - 1 : year;
}

/** What is wrong with a year that staff chooses, or null. A contest of this year may be over and still be shown. */
export function problemOfContestYear<Text>(
  t: TextsAs<Pick<ConsoleContestTexts, 'yearOutside'>, Text>,
  year: number,
  now: number,
): Text | null {
  const first = Number(newYorkDay(now).slice(0, 4));
  const last = first + MOST_YEARS_AHEAD;
  const isInReach = Number.isInteger(year) && year >= first && year <= last;
  return isInReach ? null : t.yearOutside({ first: String(first), last: String(last) });
}
