import { newYorkDay, newYorkMinuteOfDay, weekdayOf } from '../time/new-york-time.ts';
import type { DatesTexts } from './generated/dates.ts';
import { num } from './locale.ts';

/**
 * How days, times and amounts read in a language, always New York's. Names and order come from the catalogue and not
 * from Intl, so that server and browser, whatever their versions, show the same letters: the text of a span would
 * differ in its spaces.
 */
export function formatsOf(texts: DatesTexts) {
  const time = (instant: number) => timeText(instant, texts);
  return {
    /** The time of an instant: '9:05 am'. */
    time,
    /** Time span, '9:05 am – 11:00 am'; only the start if there is no end. */
    timeSpan: (from: number, to: number | null) =>
      to === null ? time(from) : texts.timeSpan({ from: time(from), to: time(to) }),
    /** A day 'YYYY-MM-DD': 'Saturday, March 7, 2026'. */
    longDate: (date: string) => longDateText(date, texts),
    /** A day without its weekday, which says nothing about a birth date: 'March 7, 2026'. */
    date: (date: string) => dateText(date, texts),
    /** The weekday of a day 'YYYY-MM-DD': 'Saturday'. */
    weekday: (date: string) => nameOf(texts.weekdays, weekdayOf(date)),
    /** A day within the next months, where its year goes without saying: 'March 7'. */
    monthDay: (date: string) => {
      const { month, day } = partsOf(date);
      return texts.monthDay({ month: nameOf(texts.months, month), day });
    },
    /** The day of an instant, the same way. */
    longDay: (instant: number) => longDateText(newYorkDay(instant), texts),
    /** The day of an instant in the pieces of a quest's card: Sat, Mar, 7. */
    shortDay: (instant: number) => {
      const date = newYorkDay(instant);
      const { month, day } = partsOf(date);
      return {
        weekday: nameOf(texts.shortWeekdays, weekdayOf(date)),
        month: nameOf(texts.shortMonths, month),
        day,
      };
    },
    /** A month 'YYYY-MM': 'March 2026'. */
    month: (month: string) =>
      texts.monthOfYear({ month: nameOf(texts.months, partsOf(month).month), year: month.slice(0, 4) }),
    /** A length in minutes: '45 minutes', '2 hours, 5 minutes'. */
    duration: (minutes: number) => durationText(Math.max(0, Math.floor(minutes)), texts),
    /** Hours of service from minutes: '12 hours, 30 minutes', '0 hours, 45 minutes'. */
    serviceHours: (minutes: number) => hoursText(Math.max(0, Math.floor(minutes)), texts),
    /** An amount in cents: '$1,250.00', or that it costs nothing. */
    money: (cents: number | null) => (cents ? dollars(cents) : texts.free),
  };
}

export type Formats = ReturnType<typeof formatsOf>;

/** Dollars are written alike in all our languages: in New York one reads '$1,250.00' everywhere. */
function dollars(cents: number): string {
  const [whole = '0', rest = ''] = (Math.abs(cents) / 100).toFixed(2).split('.');
  return `${cents < 0 ? '-' : ''}$${num('en', Number(whole))}.${rest}`;
}

function timeText(instant: number, texts: DatesTexts): string {
  const minute = newYorkMinuteOfDay(instant);
  const hour = Math.floor(minute / 60);
  const clock = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
  return texts.time({ clock, half: hour < 12 ? 'am' : 'other' });
}

function longDateText(date: string, texts: DatesTexts): string {
  const { month, day, year } = partsOf(date);
  const weekday = nameOf(texts.weekdays, weekdayOf(date));
  return texts.longDate({ weekday, month: nameOf(texts.months, month), day, year });
}

function dateText(date: string, texts: DatesTexts): string {
  const { month, day, year } = partsOf(date);
  return texts.date({ month: nameOf(texts.months, month), day, year });
}

function durationText(whole: number, texts: DatesTexts): string {
  return whole < 60 ? texts.minutes({ count: whole }) : hoursText(whole, texts);
}

function hoursText(whole: number, texts: DatesTexts): string {
  const hours = texts.hours({ count: Math.floor(whole / 60) });
  return whole % 60 === 0
    ? hours
    : texts.hoursAndMinutes({ hours, minutes: texts.minutes({ count: whole % 60 }) });
}

const divided = new Map<string, readonly string[]>();

/**
 * A name of a list, by its position: of the weekdays from Monday 1 on. The lists stand in one text each: translators see
 * their order, and a browser gets them short.
 */
export function nameOf(list: string, position: number): string {
  const names = divided.get(list) ?? list.split(' | ');
  divided.set(list, names);
  return names[position - 1] ?? '';
}

function partsOf(day: string): { month: number; day: string; year: string } {
  return { month: Number(day.slice(5, 7)), day: String(Number(day.slice(8, 10))), year: day.slice(0, 4) };
}
