import { formatShortDay } from '../text/format.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import { type AlertFilters, completedPeriod, type Period } from './alert-form.ts';

/** Whom an alert was for: its filters, the neighborhoods by name, and the time in which a completed quest counts. */
export type Audience = {
  filters: AlertFilters;
  /** None: all. */
  districtNames: readonly string[];
  /** Null, or what the months of the filters say: the months. */
  period: Period | null;
};

const NAMES_SHOWN = 5;

/**
 * The same in words, as staff and managers read it before and after it was sent: 'Previous volunteers who completed a
 * Quest in the past 6 months; 18 to 75 years old'. `at` is when it is or was sent, epoch ms.
 */
export function audienceText(audience: Audience, at: number): string {
  const { filters, districtNames } = audience;
  const languages = [filters.spanish && 'Spanish', filters.arabic && 'Arabic'].filter(Boolean);
  return [
    knownText(audience, at),
    `${filters.minAge} to ${filters.maxAge} years old`,
    languages.length > 0 && `who speak ${languages.join(' or ')}`,
    filters.trainedVolunteers && 'with a Training of this charity',
    districtNames.length > 0 && `with a favorite in ${namesText(districtNames)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

function knownText({ filters, period }: Audience, at: number): string {
  const completed = filters.toQuestCompletedVolunteers
    ? ` who completed a Quest ${periodText(filters.questCompletedPeriod, period, at)}`
    : '';
  const known = [
    ...(filters.previousVolunteers ? [`previous volunteers${completed}`] : []),
    ...(filters.newVolunteers ? ['new volunteers'] : []),
  ].join(', and ');
  return known.charAt(0).toUpperCase() + known.slice(1);
}

function periodText(months: number, period: Period | null, at: number): string {
  const isOfMonths = period === null || period.start === completedPeriod(months, at).start;
  if (isOfMonths) return months === 1 ? 'in the past month' : `in the past ${months} months`;
  return `from ${dayText(period.start)} to ${dayText(period.end - 1)}`;
}

function dayText(instant: number): string {
  const { month, day } = formatShortDay(instant);
  return `${month} ${day}, ${newYorkDay(instant).slice(0, 4)}`;
}

function namesText(names: readonly string[]): string {
  if (names.length === 1) return String(names[0]);
  if (names.length <= NAMES_SHOWN) return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  const more = names.length - NAMES_SHOWN;
  return `${names.slice(0, NAMES_SHOWN).join(', ')} or ${more} more`;
}
