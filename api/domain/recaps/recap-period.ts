import { consoleRecapsTexts } from '../texts/generated/console-recaps.ts';
import { refsOf, type TextRef } from '../texts/text-ref.ts';
import { addMonths, instantOf, isMonth, monthBounds, newYorkMonth } from '../time/new-york-time.ts';

/** Whether a text is a month 'YYYY-MM' or a year 'YYYY'. */
export function isPeriod(text: string): boolean {
  return isMonth(text) || /^\d{4}$/.test(text);
}

/** The month before a month 'YYYY-MM'; null for a year 'YYYY', which is compared with nothing. */
export function previousMonth(period: string): string | null {
  return isMonth(period) ? addMonths(period, -1) : null;
}

/** The instants between which a period lies by New York's clock: start included, end excluded. */
export function periodBounds(period: string): { start: number; end: number } {
  if (isMonth(period)) return monthBounds(period);
  const nextYear = String(Number(period) + 1).padStart(4, '0');
  return { start: instantOf(`${period}-01-01`, '00:00'), end: instantOf(`${nextYear}-01-01`, '00:00') };
}

/**
 * The month 'YYYY-MM' or year 'YYYY' that a range of instants (ms, end excluded) means, or null when it is neither.
 * Its borders are New York's; the same days' borders in UTC, as older clients send them, mean the same.
 */
export function periodOfRange(start: number, end: number): string | null {
  const inUtc = new Date(start).toISOString().slice(0, 7);
  const months = [...new Set([newYorkMonth(start), inUtc])].filter(isMonth);
  const candidates = months.flatMap((month) =>
    month.endsWith('-01') ? [month, month.slice(0, 4)] : [month],
  );
  return candidates.find((period) => isRangeOf(period, start, end)) ?? null;
}

function isRangeOf(period: string, start: number, end: number): boolean {
  if (period >= LAST_YEAR) return false;
  const bounds = periodBounds(period);
  if (bounds.start === start && bounds.end === end) return true;
  const isMonthly = isMonth(period);
  const first = isMonthly ? period : `${period}-01`;
  const next = addMonths(first, isMonthly ? 1 : 12);
  return Date.parse(`${first}-01T00:00:00Z`) === start && Date.parse(`${next}-01T00:00:00Z`) === end;
}

/** Years have four digits. */
const LAST_YEAR = '9999';

/** The parts of a range of instants (ms, end excluded). */
export type RangeParts = {
  /** Whole years and months of New York inside the range. */
  periods: string[];
  /** What is left before, between and after them. */
  rests: { start: number; end: number }[];
};

/** Bounds of a date range. No one volunteered outside of them, and splitting all of time would take seconds. */
const FIRST_INSTANT = Date.UTC(2000, 0, 1, 5);
const LAST_INSTANT = Date.UTC(2100, 0, 1, 5);

/** Splits a range, as far as it lies in this century, into whole years, whole months and what is left at its ends. */
export function splitRange(from: number, until: number): RangeParts {
  const start = Math.max(from, FIRST_INSTANT);
  const end = Math.min(until, LAST_INSTANT);
  if (end <= start) return { periods: [], rests: [] };
  const periods: string[] = [];
  const isAtBorder = monthBounds(newYorkMonth(start)).start === start;
  const first = isAtBorder ? newYorkMonth(start) : addMonths(newYorkMonth(start), 1);
  let month = first;
  while (monthBounds(month).end <= end) {
    const year = month.slice(0, 4);
    const isWholeYear = month.endsWith('-01') && periodBounds(year).end <= end;
    periods.push(isWholeYear ? year : month);
    month = addMonths(month, isWholeYear ? 12 : 1);
  }
  const whole = { start: monthBounds(first).start, end: monthBounds(month).start };
  const rests =
    periods.length === 0
      ? [{ start, end }]
      : [
          { start, end: whole.start },
          { start: whole.end, end },
        ];
  return { periods, rests: rests.filter((rest) => rest.start < rest.end) };
}

/** What someone without the right reads in place of a recap. */
export function recapDenied(supportEmail: string | null): TextRef {
  const t = refsOf(consoleRecapsTexts);
  return supportEmail === null ? t.denied : t.deniedOrEmail({ email: supportEmail });
}
