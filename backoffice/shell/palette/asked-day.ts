import { foldedText } from '#domain/text/folded-text.ts';
import { addDays, daysBetween, isDay } from '#domain/time/new-york-time.ts';

const NUMBERS = /^(?<month>\d{1,2})\/(?<date>\d{1,2})(?:\/(?<year>\d{4}))?$/;
const MONTH_FIRST = /^(?<name>\p{L}{3,})\.? (?<date>\d{1,2})(?:,? (?<year>\d{4}))?$/u;
const DATE_FIRST = /^(?<date>\d{1,2}) (?:de )?(?<name>\p{L}{3,})\.?(?:,? (?:de )?(?<year>\d{4}))?$/u;
const HALF_A_YEAR = 183;

/**
 * The day that someone typed, as '2026-12-05', '12/5', 'Dec 5' or '5 de diciembre' with or without a year, 'tomorrow' or
 * 'friday'; null for anything else. Without a year it is the one closest to `today`, of a weekday the next.
 */
export function askedDay(typed: string, today: string, locale: string): string | null {
  const text = typed.trim().toLowerCase();
  if (isDay(text)) return text;
  const parts = (NUMBERS.exec(text) ?? MONTH_FIRST.exec(text) ?? DATE_FIRST.exec(text))?.groups;
  if (!parts) return namedDay(text, today, locale);
  const month = parts.month ? Number(parts.month) : monthOf(parts.name ?? '', locale);
  const dayIn = (year: string) => `${year}-${twoDigits(month)}-${twoDigits(Number(parts.date))}`;
  if (parts.year) return isDay(dayIn(parts.year)) ? dayIn(parts.year) : null;
  const years = [-HALF_A_YEAR, 0, HALF_A_YEAR].map((days) => addDays(today, days).slice(0, 4));
  return (
    years.map(dayIn).find((day) => isDay(day) && Math.abs(daysBetween(today, day)) <= HALF_A_YEAR) ?? null
  );
}

/** The day of this week that a word names: yesterday, today, tomorrow, or one of the next seven days. */
function namedDay(text: string, today: string, locale: string): string | null {
  const near = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const offset = [0, 1, 2, 3, 4, 5, 6, -1].find((days) => {
    const names = [
      near.format(days, 'day'),
      ...(days < 0 ? [] : [weekday.format(Date.parse(addDays(today, days)))]),
    ];
    return names.some((name) => foldedText(name) === foldedText(text));
  });
  return offset === undefined ? null : addDays(today, offset);
}

/** The number of the month that a word begins like, by its first three letters; 0 for no month. */
function monthOf(name: string, locale: string): number {
  const { format } = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 12 }, (_, index) => format(Date.UTC(2026, index)).toLowerCase());
  return names.findIndex((one) => one.startsWith(name.slice(0, 3))) + 1;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
