import { formatShortDay } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** The New York day of an instant for a table: 'Nov 7, 2026'; nothing for none. */
export function shortDate(instant: string | null): string {
  if (instant === null) return '';
  const time = Date.parse(instant);
  const { month, day } = formatShortDay(time);
  return `${month} ${day}, ${newYorkDay(time).slice(0, 4)}`;
}
