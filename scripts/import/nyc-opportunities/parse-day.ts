import { isDay } from '#domain/time/new-york-time.ts';

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/** A day as the city writes it (“March 17 2011”) as 'YYYY-MM-DD'; null when it is not exactly one that exists. */
export function parseDay(text: string): string | null {
  const match = /^\s*([a-z]+) (\d{1,2}),? (\d{4})\s*$/i.exec(text);
  if (!match) return null;
  const [, name = '', dayOfMonth = '', year = ''] = match;
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const day = `${year}-${String(month).padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}
