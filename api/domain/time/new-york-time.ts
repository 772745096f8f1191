const DAY_MS = 24 * 3_600_000;

/**
 * Civil time in New York, the only file that knows the zone. Instants are epoch milliseconds, days
 * 'YYYY-MM-DD', months 'YYYY-MM', clocks 'HH:MM'. Nothing here reads the machine's own time zone.
 */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The current day in New York at an instant. */
export function newYorkDay(instant: number): string {
  return dayText(Math.floor(wallOf(instant) / DAY));
}

/** The month in New York at an instant. */
export function newYorkMonth(instant: number): string {
  return newYorkDay(instant).slice(0, 7);
}

/** Whole minutes since New York's midnight by the wall clock, 0 to 1439. */
export function newYorkMinuteOfDay(instant: number): number {
  const wall = wallOf(instant);
  return Math.floor((wall - Math.floor(wall / DAY) * DAY) / MINUTE);
}

/** An instant as ISO 8601 writes it in UTC, with milliseconds; null without one. */
export function isoOf(instant: number): string;
export function isoOf(instant: number | null): string | null;
export function isoOf(instant: number | null): string | null {
  return instant === null ? null : new Date(instant).toISOString();
}

/** An instant as ISO 8601 writes it, by New York's wall and with its offset: '2026-11-16T10:00:00-05:00'. */
export function newYorkIso(instant: number): string {
  const offset = offsetAt(instant) / MINUTE;
  const wall = new Date(wallOf(instant)).toISOString().slice(0, 19);
  const behind = Math.abs(offset);
  return `${wall}${offset < 0 ? '-' : '+'}${pad(Math.floor(behind / 60))}:${pad(behind % 60)}`;
}

/** The wall clock in New York at an instant, 'HH:MM'. */
export function newYorkClock(instant: number): string {
  const minute = newYorkMinuteOfDay(instant);
  return `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
}

/**
 * The instant at which New York's wall shows the day and clock. A clock skipped in spring moves forward by
 * the skipped hour, one that comes twice in autumn means the first. Throws RangeError on a malformed day or clock.
 */
export function instantOf(day: string, clock: string): number {
  if (!isClock(clock)) throw new RangeError(`Not a clock: ${clock}`);
  const wall = dayNumber(day) * DAY + Number(clock.slice(0, 2)) * HOUR + Number(clock.slice(3)) * MINUTE;
  const before = offsetAt(wall - DAY);
  const after = offsetAt(wall + DAY);
  const first = wall - before;
  if (before === after || offsetAt(first) === before) return first;
  const second = wall - after;
  return offsetAt(second) === after ? second : first;
}

/** How far New York's wall is ahead of UTC, in whole minutes (negative): at first, and after the next change, if any. */
export type WallOffsets = { first: number; change: { at: number; offset: number } | null };

/** The offsets from one instant to another one, which lies at most some months later: there is one change at most. */
export function newYorkOffsets(from: number, until: number): WallOffsets {
  const years = [new Date(from).getUTCFullYear(), new Date(until).getUTCFullYear()];
  const change = years.flatMap((year) => offsetsIn(year).changes).find(({ at }) => from < at && at <= until);
  return {
    first: offsetAt(from) / MINUTE,
    change: change ? { at: change.at, offset: change.offset / MINUTE } : null,
  };
}

/** Weekday of a day: Monday 1 to Sunday 7. */
export function weekdayOf(day: string): number {
  // Day 0 of the epoch was a Thursday.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1;
}

/** Week of the month as schedules count it: days 1 to 7 are week 1, days 29 to 31 week 5. */
export function weekOfMonth(day: string): number {
  return Math.ceil(Number(day.slice(8)) / 7);
}

/** The day a number of days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  return dayText(dayNumber(day) + count);
}

/** How many days the second day is later than the first (negative when earlier). */
export function daysBetween(day: string, later: string): number {
  return dayNumber(later) - dayNumber(day);
}

/** All days of a month in order. */
export function daysOfMonth(month: string): string[] {
  const first = dayNumber(`${month}-01`);
  const length = dayNumber(`${nextMonth(month)}-01`) - first;
  return Array.from({ length }, (_, index) => dayText(first + index));
}

/** The month a number of months later (earlier when negative). */
export function addMonths(month: string, count: number): string {
  if (!isMonth(month)) throw new RangeError(`Not a month: ${month}`);
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${pad((index % 12) + 1)}`;
}

/** The month after a month. */
export function nextMonth(month: string): string {
  return addMonths(month, 1);
}

/** The instants between which a New York month lies: start included, end excluded. */
export function monthBounds(month: string): { start: number; end: number } {
  return { start: instantOf(`${month}-01`, '00:00'), end: instantOf(`${nextMonth(month)}-01`, '00:00') };
}

/** Whether a text is an existing calendar day 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayText(utcDayNumber(text)) === text;
}

/** Whether a text is a month 'YYYY-MM'. */
export function isMonth(text: string): boolean {
  return /^\d{4}-\d{2}$/.test(text) && isDay(`${text}-01`);
}

/** Whether a text is a wall clock 'HH:MM' from 00:00 to 23:59. */
export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** Whole years completed on New York's today; a birthday on February 29 falls on March 1 in common years. */
export function ageOn(dateOfBirth: string, now: number): number {
  const today = newYorkDay(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

function dayNumber(day: string): number {
  if (!isDay(day)) throw new RangeError(`Not a day: ${day}`);
  return utcDayNumber(day);
}

function utcDayNumber(day: string): number {
  return Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8))) / DAY;
}

const dayTexts = new Map<number, string>();
const DAY_TEXTS_KEPT = 5_000;

/** Lists and recaps ask for the same few days again and again; writing one out is the dear part. */
function dayText(number: number): string {
  const known = dayTexts.get(number);
  if (known) return known;
  const text = new Date(number * DAY).toISOString().slice(0, 10);
  if (dayTexts.size >= DAY_TEXTS_KEPT) dayTexts.clear();
  dayTexts.set(number, text);
  return text;
}

function pad(number: number): string {
  return String(number).padStart(2, '0');
}

/** What the wall clock shows, as if it were UTC. */
function wallOf(instant: number): number {
  return instant + offsetAt(instant);
}

type OffsetsOfYear = { first: number; changes: { at: number; offset: number }[] };

const offsetsByYear = new Map<number, OffsetsOfYear>();
const OFFSET_YEARS_KEPT = 200;

/** Milliseconds by which New York is ahead of UTC (negative). Asking Intl costs microseconds, so once a year. */
function offsetAt(instant: number): number {
  const offsets = offsetsIn(new Date(instant).getUTCFullYear());
  let offset = offsets.first;
  for (const change of offsets.changes) {
    if (instant >= change.at) offset = change.offset;
  }
  return offset;
}

function offsetsIn(year: number): OffsetsOfYear {
  const known = offsetsByYear.get(year);
  if (known) return known;
  if (offsetsByYear.size >= OFFSET_YEARS_KEPT) offsetsByYear.clear();
  const offsets = offsetsOf(year);
  offsetsByYear.set(year, offsets);
  return offsets;
}

/** Looks at each month's borders and, where the offset differs, halves down to the hour of the change. */
function offsetsOf(year: number): OffsetsOfYear {
  const first = measureOffset(Date.UTC(year, 0));
  const changes: OffsetsOfYear['changes'] = [];
  let last = first;
  for (let month = 0; month < 12; month++) {
    let low = Date.UTC(year, month) / HOUR;
    let high = Date.UTC(year, month + 1) / HOUR;
    const offset = measureOffset(high * HOUR);
    if (offset === last) continue;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (measureOffset(middle * HOUR) === last) low = middle;
      else high = middle;
    }
    changes.push({ at: high * HOUR, offset });
    last = offset;
  }
  return { first, changes };
}

const offsetFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  timeZoneName: 'longOffset',
});

function measureOffset(instant: number): number {
  const found = /GMT([+-])(\d\d):(\d\d)/.exec(offsetFormat.format(instant));
  if (!found) throw new RangeError(`No offset of New York at ${instant}`);
  const size = Number(found[2]) * HOUR + Number(found[3]) * MINUTE;
  return found[1] === '-' ? -size : size;
}

/** How many midnights of New York lie between two instants in epoch ms: 0 for the same day, 1 for the next. */
export function daysUntil(instant: number, now: number): number {
  return (Date.parse(newYorkDay(instant)) - Date.parse(newYorkDay(now))) / DAY_MS;
}

/** The Saturday and Sunday that are to come or already here, as days 'YYYY-MM-DD'. */
export function weekendFrom(day: string): readonly [saturday: string, sunday: string] {
  const weekday = weekdayOf(day);
  const saturday = weekday === 7 ? addDays(day, -1) : addDays(day, 6 - weekday);
  return [saturday, addDays(saturday, 1)];
}
