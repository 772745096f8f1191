import { formatDuration, formatShortDay, formatTime } from '#domain/text/format.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';

type Times = { startedAt: string | null; endedAt: string | null };

/** Day and time of a quest in New York: 'Sat, Mar 7, 2026' and '9:05 am to 11:00 am'. */
export function questWhen({ startedAt, endedAt }: Times): { day: string; time: string } {
  if (startedAt === null) return { day: 'No date', time: 'Any time' };
  const start = Date.parse(startedAt);
  const { weekday, month, day } = formatShortDay(start);
  return {
    day: `${weekday}, ${month} ${day}, ${newYorkDay(start).slice(0, 4)}`,
    time: endedAt === null ? formatTime(start) : `${formatTime(start)} to ${formatTime(Date.parse(endedAt))}`,
  };
}

/** The length of a quest, or null without both ends. */
export function questLength({ startedAt, endedAt }: Times): string | null {
  if (startedAt === null || endedAt === null) return null;
  return formatDuration((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
}
