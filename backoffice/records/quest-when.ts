import { consoleRecordsTexts } from '#domain/texts/generated/console-records.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import { consoleFormats } from '../language/console-formats.ts';
import { textsOf } from '../language/console-locale.ts';

type Times = { startedAt: string | null; endedAt: string | null };

/** Day and time of a quest in New York: 'Sat, Mar 7, 2026' and '9:05 am to 11:00 am'. */
export function questWhen({ startedAt, endedAt }: Times): { day: string; time: string } {
  const t = textsOf(consoleRecordsTexts);
  if (startedAt === null) return { day: t.noDate, time: t.anyTime };
  const { shortDay, time } = consoleFormats();
  const start = Date.parse(startedAt);
  return {
    day: t.dayOfYear({ ...shortDay(start), year: newYorkDay(start).slice(0, 4) }),
    time: endedAt === null ? time(start) : t.timeFromTo({ from: time(start), to: time(Date.parse(endedAt)) }),
  };
}

/** The length of a quest, or null without both ends. */
export function questLength({ startedAt, endedAt }: Times): string | null {
  if (startedAt === null || endedAt === null) return null;
  return consoleFormats().duration((Date.parse(endedAt) - Date.parse(startedAt)) / 60_000);
}
