import { AGE_BANDS, latestBirthDay } from '../ages/age-band.ts';
import { ADULT_AGE, type AgePolicy } from '../ages/age-policy.ts';
import { ageInstant } from '../ages/quest-age.ts';
import type { Channel } from '../messages/message-choice.ts';
import type { ConsoleAlertFiltersTexts } from '../texts/generated/console-alert-filters.ts';
import type { TextsAs } from '../texts/text-ref.ts';
import { addMonths, daysOfMonth, instantOf, newYorkDay } from '../time/new-york-time.ts';
import { coversCost } from './mana.ts';

type Texts<Text> = TextsAs<ConsoleAlertFiltersTexts, Text>;

/** Whom an alert goes to, and by which channels. Ages in years, the period in months. */
export type AlertFilters = {
  previousVolunteers: boolean;
  newVolunteers: boolean;
  minAge: number;
  maxAge: number;
  spanish: boolean;
  arabic: boolean;
  toEmail: boolean;
  toText: boolean;
  toPushNotification: boolean;
  toQuestCompletedVolunteers: boolean;
  questCompletedPeriod: number;
  trainedVolunteers: boolean;
};

export const DEFAULT_ALERT_FILTERS: AlertFilters = {
  previousVolunteers: true,
  newVolunteers: false,
  minAge: 18,
  maxAge: 75,
  spanish: false,
  arabic: false,
  toEmail: true,
  toText: false,
  toPushNotification: false,
  toQuestCompletedVolunteers: true,
  questCompletedPeriod: 6,
  trainedVolunteers: false,
};

/** `volunteersMax`: of one alert. */
export const ALERT_LIMITS = {
  ageMin: 10,
  ageMax: 99,
  monthsMin: 1,
  monthsMax: 24,
  districtsMax: 500,
  volunteersMax: 1000,
} as const;

const DAY_MS = 24 * 3_600_000;
/** Minimum time between two alerts about the same quest to the same person. */
export const ALERT_PAUSE_MS = DAY_MS;

/** The channels of the filters, in the order of the price list. */
export function channelsOf({ toEmail, toText, toPushNotification }: AlertFilters): Channel[] {
  const wanted: [boolean, Channel][] = [
    [toEmail, 'email'],
    [toText, 'text'],
    [toPushNotification, 'push'],
  ];
  return wanted.flatMap(([isWanted, channel]) => (isWanted ? [channel] : []));
}

/** The languages of which a volunteer has to speak one; none: any. */
export function languagesOf({ spanish, arabic }: AlertFilters): string[] {
  return [...(spanish ? ['spanish'] : []), ...(arabic ? ['arabic'] : [])];
}

/** Whether what every alert needs is chosen: a channel, and previous or new volunteers. */
export function hasNeededOptions(filters: AlertFilters): boolean {
  return channelsOf(filters).length > 0 && (filters.previousVolunteers || filters.newVolunteers);
}

const CHANNEL_MISSING = {
  email: 'noEmails',
  text: 'noTexts',
  push: 'noTexts',
} as const satisfies Record<Channel, keyof ConsoleAlertFiltersTexts>;

/** Whether the filters may find people under 18. */
export function mayFindYoung({ minAge }: Pick<AlertFilters, 'minAge'>): boolean {
  return minAge < ADULT_AGE;
}

/** Whether ages under 18 are bounds of a band, so that no one finds out a young person's age by narrowing them. */
function hidesYoungAges({ minAge, maxAge }: AlertFilters): boolean {
  const isFirst = minAge >= ADULT_AGE || AGE_BANDS.some(({ from }) => from === minAge);
  return isFirst && (maxAge >= ADULT_AGE || AGE_BANDS.some(({ to }) => to === maxAge));
}

const YOUNG_STEP = 5;

/** At least how many young people an alert reaches, in steps of five; null where the filters find none. */
export function toldYoungCount(filters: Pick<AlertFilters, 'minAge'>, count: number): number | null {
  return mayFindYoung(filters) ? count - (count % YOUNG_STEP) : null;
}

/** What is wrong with the filters, in the words to show; null when nothing is. */
export function checkAlertFilters<Text>(
  t: Texts<Text>,
  filters: AlertFilters,
  offered: readonly Channel[],
): Text | null {
  const { minAge, maxAge, questCompletedPeriod } = filters;
  const { ageMin, ageMax, monthsMin, monthsMax } = ALERT_LIMITS;
  if (![minAge, maxAge].every((age) => isWithin(age, ageMin, ageMax))) {
    return t.ageSpan({ min: String(ageMin), max: String(ageMax) });
  }
  if (maxAge < minAge) return t.ages;
  if (!hidesYoungAges(filters)) return t.youngAges;
  if (!hasNeededOptions(filters)) return t.options;
  if (!isWithin(questCompletedPeriod, monthsMin, monthsMax)) {
    return t.monthSpan({ min: String(monthsMin), max: String(monthsMax) });
  }
  const missing = channelsOf(filters).find((channel) => !offered.includes(channel));
  return missing === undefined ? null : t[CHANNEL_MISSING[missing]];
}

/** A stretch of time, epoch ms, its end left out. */
export type Period = { start: number; end: number };

/** The period in which a completed quest counts: from the first instant of the day that many months ago, up to now. */
export function completedPeriod(months: number, now: number): Period {
  const today = newYorkDay(now);
  const days = daysOfMonth(addMonths(today.slice(0, 7), -months));
  const day = days[Number(today.slice(8)) - 1] ?? days.at(-1) ?? today;
  return { start: instantOf(day, '00:00'), end: now };
}

/**
 * What is wrong with the districts, or with a period given in place of months, which lies within the longest one
 * (a day's slack for zones); null when nothing is.
 */
export function checkChoice<Text>(
  t: Texts<Text>,
  { districtIds, period }: { districtIds: readonly string[]; period: Period | null },
  now: number,
): Text | null {
  const { districtsMax, monthsMax } = ALERT_LIMITS;
  if (districtIds.length > districtsMax) return t.manyNeighborhoods({ max: String(districtsMax) });
  if (period === null) return null;
  const earliest = completedPeriod(monthsMax, now).start - DAY_MS;
  const isFine = period.start < period.end && period.start >= earliest && period.end <= now + DAY_MS;
  return isFine ? null : t.longPeriod({ max: String(monthsMax) });
}

/** What is wrong with the number of volunteers that were found; null when nothing is. */
export function checkFound<Text>(t: Texts<Text>, count: number): Text | null {
  return count <= ALERT_LIMITS.volunteersMax ? null : t.manyVolunteers;
}

/** Birth days as bounds for text: born after `after`, and on `until` or before. */
export type BirthDays = { after: string; until: string };

/** A quest's age policy and its start (epoch ms), null where it has no date. */
type AgedQuest = { policy: AgePolicy; startedAt: number | null };

/** Birth days of whoever is of the ages of the filters today, and of those of the quest's age policy on its day. */
export function birthDaysOf(
  { minAge, maxAge }: AlertFilters,
  { policy, startedAt }: AgedQuest,
  now: number,
): BirthDays {
  const day = ageInstant(startedAt, now);
  const after = [latestBirthDay(maxAge + 1, now), latestBirthDay(Math.ceil(policy.maxAge), day)];
  const until = [latestBirthDay(minAge, now), latestBirthDay(Math.ceil(policy.supervisedAge), day)];
  return { after: after.toSorted().at(-1) ?? '', until: until.toSorted()[0] ?? '' };
}

type Sending = {
  /** Ids of those who are to be alerted. */
  chosen: readonly string[];
  /** Whether someone may be alerted who is not chosen: the young, whose ids no one is told. */
  mayFindYoung: boolean;
  /** The adults whom the filters find now. */
  foundIds: ReadonlySet<string>;
  /** What it costs now, what the client was told, and what there is. */
  cost: number;
  toldCost: number;
  mana: number;
  /** Whether it may cost nothing. */
  isFree: boolean;
};

/** Why an alert is not sent; null when it is. */
export function refusalOfSending<Text>(t: Texts<Text>, sending: Sending) {
  const { chosen, foundIds, cost, toldCost, mana, isFree } = sending;
  if (chosen.length === 0 && !sending.mayFindYoung)
    return { code: 'BAD_USER_INPUT', message: t.nobody } as const;
  const isAsTold = chosen.every((id) => foundIds.has(id)) && cost === toldCost && (!isFree || cost === 0);
  if (!isAsTold) return { code: 'MANA_COST_CHANGED' } as const;
  return coversCost(mana, cost) ? null : ({ code: 'INSUFFICIENT_MANA' } as const);
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
