import { newYorkDay, newYorkMinuteOfDay, weekdayOf } from '../time/new-york-time.ts';
import type { DatesTexts } from './generated/dates.ts';
import { num } from './locale.ts';

/**
 * How days, times and amounts read in a language, always New York's. Names and order come from the catalogue and not
 * from Intl, so that server and browser, whatever their versions, show the same letters: the text of a span would
 * differ in its spaces.
 */
export function formatsOf(texts: DatesTexts) {
  const nameOf = (list: string, position: number) => list.split(' | ')[position - 1] ?? '';
  const partsOf = (day: string) => ({
    month: Number(day.slice(5, 7)),
    day: String(Number(day.slice(8, 10))),
    year: day.slice(0, 4),
  });
  const time = (instant: number) => {
    const minute = newYorkMinuteOfDay(instant);
    const hour = Math.floor(minute / 60);
    const clock = `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`;
    return texts.time({ clock, half: hour < 12 ? 'am' : 'other' });
  };
  const longDate = (date: string) => {
    const { month, day, year } = partsOf(date);
    const weekday = nameOf(texts.weekdays, weekdayOf(date));
    return texts.longDate({ weekday, month: nameOf(texts.months, month), day, year });
  };
  const hours = (minutes: number) => {
    const whole = Math.max(0, Math.floor(minutes));
    const text = texts.hours({ count: Math.floor(whole / 60) });
    const rest = whole % 60;
    return rest === 0
      ? text
      : texts.hoursAndMinutes({ hours: text, minutes: texts.minutes({ count: rest }) });
  };
  return {
    /** The time of an instant: '9:05 am'. */
    time,
    /** From one instant to another: '9:05 am – 11:00 am'; without an end its start. */
    timeSpan: (from: number, to: number | null) =>
      to === null ? time(from) : texts.timeSpan({ from: time(from), to: time(to) }),
    /** A day 'YYYY-MM-DD': 'Saturday, March 7, 2026'. */
    longDate,
    /** The day of an instant, the same way. */
    longDay: (instant: number) => longDate(newYorkDay(instant)),
    /** The day of an instant in the pieces of a quest's card: Sat, Mar, 7. */
    shortDay: (instant: number) => {
      const date = newYorkDay(instant);
      const { month, day } = partsOf(date);
      const weekday = nameOf(texts.shortWeekdays, weekdayOf(date));
      return { weekday, month: nameOf(texts.shortMonths, month), day };
    },
    /** A month 'YYYY-MM': 'March 2026'. */
    month: (month: string) =>
      texts.monthOfYear({ month: nameOf(texts.months, partsOf(month).month), year: month.slice(0, 4) }),
    /** A length in minutes: '45 minutes', '2 hours, 5 minutes'. */
    duration: (minutes: number) =>
      minutes < 60 ? texts.minutes({ count: Math.max(0, Math.floor(minutes)) }) : hours(minutes),
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
