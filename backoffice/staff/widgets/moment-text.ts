import { formatShortDay, formatTime } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

/** An instant of the API in New York: 'Sat, Mar 7, 2026, 9:05 am'. */
export function momentText(instant: string): string {
  const at = Date.parse(instant);
  const { weekday, month, day } = formatShortDay(at);
  return `${weekday}, ${month} ${day}, ${newYorkDay(at).slice(0, 4)}, ${formatTime(at)}`;
}
