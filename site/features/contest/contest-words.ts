import { formatHours, formatLongDate } from '#domain/format.ts';

type Contest = { year: number; startsOn: string; endsOn: string };

/** Whose charities the winner chooses from, in this order. */
export const CONTEST_DISTRICTS = ['Hoboken', 'Jersey City', 'West New York'];

/** Who gives the prize. Invented until there are real ones. */
export const CONTEST_SPONSORS = [
  { id: 'palisade-hardware', name: 'Palisade Hardware', kind: 'local_business' },
  { id: 'ferry-slip-bakery', name: 'Ferry Slip Bakery', kind: 'corporate_team' },
];

/** In whole dollars. */
export const PRIZE_POT = 1000;

/** Where the contest stands on a day 'YYYY-MM-DD' of New York. */
export function standingOf({ year, startsOn, endsOn }: Contest, today: string): string {
  if (today < startsOn) return `It begins on ${formatLongDate(startsOn)}.`;
  if (today <= endsOn) return `It is on! Hours count until ${formatLongDate(endsOn)}.`;
  return `The contest of ${year} is over. Thank you to everybody who served.`;
}

/** What all guilds have earned together, from the first day on; nothing before. No guild is compared with another. */
export function earnedTogether(
  { startsOn, endsOn, guildMinutes }: Contest & { guildMinutes: number },
  today: string,
): string | null {
  if (today < startsOn) return null;
  const hours = formatHours(guildMinutes);
  return today <= endsOn ? `Guilds have served ${hours} so far.` : `Guilds served ${hours}.`;
}

/** The districts of the contest with their charities, in its order. */
export function contestDistricts<District extends { name: string }>(
  districts: readonly District[],
): District[] {
  return CONTEST_DISTRICTS.flatMap((name) => districts.filter((district) => district.name === name));
}
