import { crestColors, crestSvg } from '#domain/brand/arms/heraldry.ts';
import { formatsFor } from '#domain/texts/formats-for.ts';
import { contestStandingsTexts } from '#domain/texts/generated/contest-standings.ts';
import { addressIn } from '#domain/texts/language-address.ts';
import type { Locale } from '#domain/texts/locale.ts';
import type { ContestResultFragment } from '../../gql/generated.ts';
import { asWritten } from '../../lib/language/as-written.ts';
import { paths } from '../../lib/paths.ts';

/** A guild's banner as it is drawn: its length in percent of the longest there can be. */
export type Banner = {
  id: string;
  rank: number;
  name: string;
  /** What marks the name as written by others. */
  written: ReturnType<typeof asWritten>;
  href: string;
  hours: string;
  length: number;
  crest: string;
  colors: [string, string];
  /** “You”, where it is one's own. */
  own: string | null;
  /** “Winner”, where it has won. */
  won: string | null;
  correction: string | null;
};

/** All that the standings show, in the words of a language: what draws them needs to know nothing else. */
export type StandingsView = {
  /** Year of the contest, which tells when another one starts. */
  year: number;
  /** What the standings are called, and where all of them are; null where all are here. */
  title: string;
  titleHref: string | null;
  /** How long it goes on, and as of when the hours are; null once it is over. */
  lead: string | null;
  note: string;
  /** The marks of the month: how many days there are, and how many have begun. */
  days: number;
  begun: number;
  banners: Banner[];
  none: string | null;
  own: { title: string; text: string; href: string; action: string } | null;
};

const DAY_MS = 86_400_000;
/** Length of the longest banner, which leaves space for its tail. */
const LONGEST = 96;
/** Minimum length of a banner, so that it's more than its crest. */
const SHORTEST = 10;

/** The standings of a contest on a day 'YYYY-MM-DD' of New York. */
export function standingsView(locale: Locale, contest: ContestResultFragment, today: string): StandingsView {
  const t = contestStandingsTexts(locale);
  const { longDate } = formatsFor(locale);
  const { startsOn, endsOn, standings, isFinal } = contest;
  const most = Math.max(...standings.map(({ minutes }) => minutes), 1);
  const isOn = today <= endsOn && !isFinal;
  return {
    year: contest.year,
    title: isFinal ? t.result : t.standings,
    titleHref: null,
    lead: isOn ? t.daysLeft({ count: daysBetween(today, endsOn) }) : null,
    note: isFinal ? t.asOnLastDay({ day: longDate(endsOn) }) : t.asNow,
    days: daysBetween(startsOn, endsOn) + 1,
    begun: isOn ? daysBetween(startsOn, today) + 1 : 0,
    banners: standings.map((standing) => banner(locale, standing, most)),
    none: standings.some(({ minutes }) => minutes > 0) ? null : t.noneYet,
    own: isOn ? ownPart(locale, standings, most) : null,
  };
}

/** How many guilds of the last result are told while no contest runs. */
const MOST_OF_LAST = 5;

/** The standings shown all year: the last result until the next contest begins, and before the first one when it begins. */
export function shownStandings(
  locale: Locale,
  contest: ContestResultFragment & { previous: ContestResultFragment | null },
  today: string,
): StandingsView {
  if (today >= contest.startsOn) return standingsView(locale, contest, today);
  const { previous } = contest;
  if (previous === null) return standingsToCome(locale, contest);
  const view = standingsView(locale, previous, today);
  return {
    ...view,
    title: contestStandingsTexts(locale).resultOf({ year: String(previous.year) }),
    titleHref: addressIn(locale, paths.pastContest(previous.year)),
    banners: view.banners.slice(0, MOST_OF_LAST),
  };
}

/** The standings before the first contest, which has no result to show meanwhile. */
function standingsToCome(locale: Locale, { year, startsOn, endsOn }: ContestResultFragment): StandingsView {
  const t = contestStandingsTexts(locale);
  return {
    year,
    title: t.standings,
    titleHref: null,
    lead: null,
    note: t.showFrom({ day: formatsFor(locale).longDate(startsOn) }),
    days: daysBetween(startsOn, endsOn) + 1,
    begun: 0,
    banners: [],
    none: t.noneYet,
    own: null,
  };
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

type Standing = ContestResultFragment['standings'][number];

function banner(locale: Locale, standing: Standing, most: number): Banner {
  const t = contestStandingsTexts(locale);
  const { guildId, guildName, classification, minutes, correctedMinutes, rank } = standing;
  return {
    id: guildId,
    rank,
    name: guildName,
    written: asWritten(locale),
    href: addressIn(locale, paths.guild(guildId)),
    hours: t.hoursShort({ hours: hoursOf(minutes) }),
    length: Math.round(SHORTEST + ((LONGEST - SHORTEST) * minutes) / most),
    crest: crestSvg(classification, guildId, { size: 48 }),
    colors: crestColors(classification, guildId),
    own: standing.isOwn ? t.you : null,
    won: standing.hasWon ? t.hasWon : null,
    correction: correctedMinutes === null ? null : t.corrected({ hours: hoursOf(correctedMinutes) }),
  };
}

/** What is missing to one's own guild, as something to do. */
function ownPart(locale: Locale, standings: readonly Standing[], most: number): StandingsView['own'] {
  const t = contestStandingsTexts(locale);
  const own = standings.find(({ isOwn }) => isOwn);
  if (!own) return null;
  const isFirst = own.rank === 1 && own.minutes > 0;
  const missing = hoursOf(Math.max(most - own.minutes, 1));
  return {
    title: isFirst ? t.leads : t.toTheLead({ hours: missing }),
    text: t.together,
    href: addressIn(locale, paths.find()),
    action: t.findQuests,
  };
}

/** Hours with one decimal at most; what is there is never shown as none. */
export function hoursOf(minutes: number): string {
  const tenths = Math.round(minutes / 6);
  return String((minutes > 0 ? Math.max(tenths, 1) : 0) / 10);
}
