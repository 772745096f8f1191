import { formatLongDate } from '#domain/text/format.ts';
import { instantOf } from '#domain/time/new-york-time.ts';
import { parseHour } from '../row-text.ts';
import { parseDay } from './parse-day.ts';

export type PublishedDates = {
  start_date_date: string;
  end_date_date: string;
  event_time: string;
  hours: string;
};

/**
 * `startedAt` is null for a role; `inWords` says what the fields of a quest cannot. Of days that are over both are
 * empty, `past` tells them: no one comes on them any more.
 */
export type When = { startedAt: number | null; inWords: string; past: string | null; leftOut: string[] };

/**
 * A role goes on without a date, so its days stand in words. Columns that are filled but not understood are named in
 * `leftOut`. `today` is 'YYYY-MM-DD' in New York.
 */
export function whenOfRole(row: PublishedDates, today: string): When {
  const { first, last, leftOut } = readDays(row);
  const from = first && `From ${formatLongDate(first)}`;
  const until = last && `${first ? ' to' : 'Until'} ${formatLongDate(last)}`;
  const inWords = first || last ? `${from ?? ''}${until ?? ''}.` : '';
  const isOver = last !== null && last < today;
  const said = { inWords: isOver ? '' : inWords, past: isOver ? inWords : null };
  return { startedAt: null, ...said, leftOut: [...leftOut, ...leftOutHours(row, false)] };
}

/**
 * A dated quest begins on its day: at the hour given, else at the beginning of the day, and the words own up to it.
 * Null without a day.
 */
export function whenOfEvent(row: PublishedDates, today: string): When | null {
  const { first, last, leftOut } = readDays(row);
  if (first === null) return null;
  const clock = parseHour(row.event_time);
  const days = [first, ...(last === null || last === first ? [] : [last])].map(formatLongDate).join(' to ');
  const inWords = clock === null ? `${days}. The hours are not known.` : `${days}.`;
  const left = [...leftOut, ...leftOutHours(row, clock !== null)];
  if ((last ?? first) < today) return { startedAt: null, inWords: '', past: `${days}.`, leftOut: left };
  return { startedAt: instantOf(first, clock ?? '00:00'), inWords, past: null, leftOut: left };
}

function readDays(row: PublishedDates): { first: string | null; last: string | null; leftOut: string[] } {
  const [first, end] = [parseDay(row.start_date_date), parseDay(row.end_date_date)];
  const last = first !== null && end !== null && end < first ? null : end;
  const read = { start_date_date: first, end_date_date: last };
  const leftOut = (['start_date_date', 'end_date_date'] as const)
    .filter((column) => row[column].trim() !== '' && read[column] === null)
    .map((column) => {
      const isReversed = column === 'end_date_date' && end !== null;
      return `${column} «${row[column]}» ${isReversed ? 'lies before the start' : 'is not a day'}`;
    });
  return { first, last, leftOut };
}

/** The city writes 0 where no hour is known. What “hours” counts, a day or a week, is said nowhere. */
function leftOutHours({ event_time, hours }: PublishedDates, isTimeTaken: boolean): string[] {
  const isGiven = (text: string) => !/^\s*0*\s*$/.test(text);
  return [
    ...(isGiven(event_time) && !isTimeTaken ? [`event_time «${event_time}» is not taken`] : []),
    ...(isGiven(hours) ? [`hours «${hours}»: it is not known what they count`] : []),
  ];
}
