import { addDays, instantOf } from '../time/new-york-time.ts';
import { contestDays, contestWindow } from './contest.ts';

/** What ranks a guild: minutes that count for it, and the people who belonged to it in the month. */
export type Standing = { minutes: number; memberCount: number };

/** Districts whose charities the winner chooses from, in this order. */
export const CONTEST_DISTRICTS = ['Hoboken', 'Jersey City', 'West New York'];

/** How many days after the contest the winner has for its choice; later only staff choose. */
const DAYS_TO_CHOOSE = 30;
/** How long after the contest its result may still be kept “as on the last day”: later too much has been corrected. */
const DAYS_TO_KEEP = 7;

/**
 * Standings with their rank, the first one first: by minutes, then by minutes a member; who has both alike shares a rank.
 * Guilds without a minute share the last one. Those that are equal stand in the order in which they came.
 */
export function rankedStandings<S extends Standing>(standings: readonly S[]): (S & { rank: number })[] {
  const ordered = standings.toSorted(compareStandings);
  let rank = 0;
  return ordered.map((standing, index) => {
    const before = ordered[index - 1];
    if (!before || compareStandings(before, standing) !== 0) rank = index + 1;
    return { ...standing, rank };
  });
}

function compareStandings(a: Standing, b: Standing): number {
  return b.minutes - a.minutes || aMember(b) - aMember(a);
}

function aMember({ minutes, memberCount }: Standing): number {
  return minutes / Math.max(memberCount, 1);
}

/** Whether someone with this place has won: no one wins with no hours. */
export function isWinner({ rank, minutes }: { rank: number; minutes: number }): boolean {
  return rank === 1 && minutes > 0;
}

/** The last day 'YYYY-MM-DD' on which the winner of a year chooses its charity. */
export function lastDayToChoose(year: number): string {
  return addDays(contestDays(year).endsOn, DAYS_TO_CHOOSE);
}

/** Whether the winner of a year may still choose; staff may always. */
export function winnerMayStillChoose(year: number, now: number): boolean {
  return now < instantOf(addDays(lastDayToChoose(year), 1), '00:00');
}

/** Whether the result of a year is to be kept now: the month is over, and not for long. */
export function isTimeToKeep(year: number, now: number): boolean {
  const { until } = contestWindow(year);
  return now >= until && now < instantOf(addDays(contestDays(year).endsOn, DAYS_TO_KEEP + 1), '00:00');
}
