import { CONTEST_DISTRICTS } from '#domain/guilds/contest-standings.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { contestTexts } from '#domain/texts/generated/contest.ts';
import { datesTexts } from '#domain/texts/generated/dates.ts';
import type { Locale } from '#domain/texts/locale.ts';

type Contest = { year: number; startsOn: string; endsOn: string };

/** Sponsors of the contest's prize; invented until there are real ones. */
export const CONTEST_SPONSORS = [
  { id: 'palisade-hardware', name: 'Palisade Hardware', kind: 'local_business' },
  { id: 'ferry-slip-bakery', name: 'Ferry Slip Bakery', kind: 'corporate_team' },
];

/** Prize in whole dollars. */
export const PRIZE_POT = 1000;

/** State of a contest that has started, on a New York day 'YYYY-MM-DD', in words. */
export function standingOf(locale: Locale, { year, endsOn }: Contest, today: string): string {
  const t = contestTexts(locale);
  if (today <= endsOn) return t.isOn({ day: formatsFor(locale).longDate(endsOn) });
  return t.isOver({ year: String(year) });
}

/** What all guilds have earned together, from the first day on; nothing before. */
export function earnedTogether(
  locale: Locale,
  { startsOn, endsOn, guildMinutes }: Contest & { guildMinutes: number },
  today: string,
): string | null {
  if (today < startsOn) return null;
  const t = contestTexts(locale);
  const hours = servedTime(locale, guildMinutes);
  return today <= endsOn ? t.soFar({ hours }) : t.inAll({ hours });
}

/** Minutes of service in hours and what is left of them: '12 hours, 30 minutes', '0 hours'. */
export function servedTime(locale: Locale, minutes: number): string {
  const t = datesTexts(locale);
  const hours = t.hours({ count: Math.floor(minutes / 60) });
  const rest = Math.floor(minutes) % 60;
  return rest === 0 ? hours : t.hoursAndMinutes({ hours, minutes: t.minutes({ count: rest }) });
}

/** The rules by which hours count, as the API counts them. */
export function contestRules(locale: Locale, { startsOn, endsOn }: Contest): string[] {
  const t = contestTexts(locale);
  const { longDate } = formatsFor(locale);
  const days = t.ruleDays({ from: longDate(startsOn), to: longDate(endsOn) });
  return [days, t.ruleRecorded, t.ruleMinors, t.ruleLeaving, t.ruleOneGuild];
}

/** The districts of the contest with their charities, in its order. */
export function contestDistricts<District extends { name: string }>(
  districts: readonly District[],
): District[] {
  return CONTEST_DISTRICTS.flatMap((name) => districts.filter((district) => district.name === name));
}
