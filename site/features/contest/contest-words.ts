import { formatHours, formatLongDate } from '#domain/text/format.ts';

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

/** The rules by which hours count, as the API counts them. */
export function contestRules({ startsOn, endsOn }: Contest): string[] {
  return [
    `Every hour counts that you earn from ${formatLongDate(startsOn)} to the end of ${formatLongDate(endsOn)}, in New York’s time, while you are a member of a Guild. It may be on any Quest, whoever has reserved it.`,
    'Hours are those that the charity has recorded. Of a Quest that began before the month or goes on after it, the part within the month counts.',
    'Hours stay with the Guild of which you were a member when you earned them, also when you leave it. Hours from before you joined do not count.',
    'Your hours count for one Guild. If you are in several, you choose it on the Guilds page, for the whole month; until then it is the one you joined first.',
  ];
}

/** The districts of the contest with their charities, in its order. */
export function contestDistricts<District extends { name: string }>(
  districts: readonly District[],
): District[] {
  return CONTEST_DISTRICTS.flatMap((name) => districts.filter((district) => district.name === name));
}
