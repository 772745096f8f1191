import { formatsFor } from '../texts/formats-for.ts';
import { consoleAlertFiltersTexts } from '../texts/generated/console-alert-filters.ts';
import type { ConsoleLocale } from '../texts/locale.ts';
import { newYorkDay } from '../time/new-york-time.ts';
import { type AlertFilters, completedPeriod, type Period } from './alert-form.ts';

/** Whom an alert was for: its filters, the neighborhoods by name, and the time in which a completed quest counts. */
export type Audience = {
  filters: Omit<AlertFilters, `to${'Email' | 'Text' | 'PushNotification'}`>;
  /** None: all; null: one that is gone, which narrows the alert all the same. */
  districtNames: readonly (string | null)[];
  /** None: any; null: one that is gone. */
  labelNames: readonly (string | null)[];
  /** Null, or what the months of the filters say: the months. */
  period: Period | null;
};

const NAMES_SHOWN = 5;

/**
 * The same in words, as staff and managers read it before and after it was sent: 'Previous volunteers who completed a
 * Quest in the past 6 months; 18 to 75 years old'. `at` is when it is or was sent, epoch ms.
 */
export function audienceText(locale: ConsoleLocale, audience: Audience, at: number): string {
  const t = consoleAlertFiltersTexts(locale);
  const { filters, districtNames, labelNames } = audience;
  const { minAge, maxAge, spanish, arabic, trainedVolunteers } = filters;
  const language = spanish && arabic ? 'other' : spanish ? 'spanish' : 'arabic';
  return [
    knownText(locale, audience, at),
    t.agesFromTo({ min: String(minAge), max: String(maxAge) }),
    (spanish || arabic) && t.speaking({ language }),
    trainedVolunteers && t.trained,
    labelNames.map((name) => t.labelled({ name: name ?? t.goneLabel })).join(', '),
    districtNames.length > 0 &&
      t.favorites({
        names: namesText(
          locale,
          districtNames.map((name) => name ?? t.goneNeighborhood),
        ),
      }),
  ]
    .filter(Boolean)
    .join('; ');
}

function knownText(locale: ConsoleLocale, { filters, period }: Audience, at: number): string {
  const t = consoleAlertFiltersTexts(locale);
  const { previousVolunteers, newVolunteers, toQuestCompletedVolunteers, questCompletedPeriod } = filters;
  if (!previousVolunteers) return newVolunteers ? t.newcomers : '';
  const previous = toQuestCompletedVolunteers
    ? t.previousCompleted({ when: periodText(locale, questCompletedPeriod, period, at) })
    : t.previousAny;
  return newVolunteers ? t.alsoNew({ previous }) : previous;
}

function periodText(locale: ConsoleLocale, months: number, period: Period | null, at: number): string {
  const t = consoleAlertFiltersTexts(locale);
  const isOfMonths = period === null || period.start === completedPeriod(months, at).start;
  if (isOfMonths) return t.inMonths({ count: months });
  return t.fromTo({ from: dayText(locale, period.start), to: dayText(locale, period.end - 1) });
}

function dayText(locale: ConsoleLocale, instant: number): string {
  const { month, day } = formatsFor(locale).shortDay(instant);
  return consoleAlertFiltersTexts(locale).dayOfYear({ month, day, year: newYorkDay(instant).slice(0, 4) });
}

function namesText(locale: ConsoleLocale, names: readonly string[]): string {
  const t = consoleAlertFiltersTexts(locale);
  if (names.length === 1) return String(names[0]);
  if (names.length <= NAMES_SHOWN)
    return t.orLast({ names: names.slice(0, -1).join(', '), last: String(names.at(-1)) });
  const count = String(names.length - NAMES_SHOWN);
  return t.orMore({ names: names.slice(0, NAMES_SHOWN).join(', '), count });
}
