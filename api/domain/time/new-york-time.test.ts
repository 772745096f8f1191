import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  ageOn,
  daysOfMonth,
  instantOf,
  isClock,
  isDay,
  isMonth,
  monthBounds,
  newYorkClock,
  newYorkDay,
  newYorkMinuteOfDay,
  newYorkMonth,
  nextMonth,
  weekdayOf,
  weekOfMonth,
} from './new-york-time.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);

/** Nights in 2026 and 2027 when the clocks change: an hour is skipped in spring and repeated in the fall. */
const SPRING = [
  { day: '2026-03-08', lastOfWinter: '2026-03-08T06:59:00Z' },
  { day: '2027-03-14', lastOfWinter: '2027-03-14T06:59:00Z' },
];
const AUTUMN = [
  { day: '2026-11-01', firstHalfPastOne: '2026-11-01T05:30:00Z' },
  { day: '2027-11-07', firstHalfPastOne: '2027-11-07T05:30:00Z' },
];

describe('clock to instant', () => {
  it.each([
    ['2026-01-15', '09:05', '2026-01-15T14:05:00Z'],
    ['2026-07-15', '09:05', '2026-07-15T13:05:00Z'],
    ['2026-12-31', '23:59', '2027-01-01T04:59:00Z'],
    ['2027-01-01', '00:00', '2027-01-01T05:00:00Z'],
    ['1974-01-15', '12:00', '1974-01-15T16:00:00Z'],
  ])('%s %s in New York is %s [MSC-12]', (day, clock, instant) => {
    expect(new Date(instantOf(day, clock)).toISOString()).toBe(new Date(instant).toISOString());
  });

  it.each(SPRING)('on $day the clock jumps from 2 to 3 and a skipped time moves forward [QL-05]', (night) => {
    const change = at(night.lastOfWinter) + 60_000;
    expect(instantOf(night.day, '01:59')).toBe(at(night.lastOfWinter));
    expect(instantOf(night.day, '02:00')).toBe(change);
    expect(instantOf(night.day, '02:30')).toBe(change + HOUR / 2);
    expect(newYorkClock(instantOf(night.day, '02:30'))).toBe('03:30');
    expect(instantOf(night.day, '03:00')).toBe(change);
    expect(instantOf(night.day, '23:00') - instantOf(night.day, '00:00')).toBe(22 * HOUR);
  });

  it.each(AUTUMN)('on $day a time that comes twice is the first one [QL-05]', (night) => {
    const first = at(night.firstHalfPastOne);
    expect(instantOf(night.day, '01:30')).toBe(first);
    expect(newYorkClock(first)).toBe('01:30');
    expect(newYorkClock(first + HOUR)).toBe('01:30');
    expect(instantOf(night.day, '00:59')).toBe(first - 31 * 60_000);
    expect(instantOf(night.day, '02:00')).toBe(first + 1.5 * HOUR);
    expect(instantOf(night.day, '23:00') - instantOf(night.day, '00:00')).toBe(24 * HOUR);
  });

  it('every half hour of two years survives the way to the wall clock and back [QL-05]', () => {
    const end = at('2028-01-01T05:00:00Z');
    for (let instant = at('2026-01-01T05:00:00Z'); instant < end; instant += HOUR / 2) {
      const back = instantOf(newYorkDay(instant), newYorkClock(instant));
      const isSecondOfTwo = back === instant - HOUR && newYorkClock(back) === newYorkClock(instant);
      if (back !== instant && !isSecondOfTwo) throw new Error(new Date(instant).toISOString());
    }
  });

  it('agrees with Intl at every hour of two years [QL-05]', () => {
    const format = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'America/New_York',
      dateStyle: 'short',
      timeStyle: 'short',
    });
    const end = at('2028-01-01T05:00:00Z');
    for (let instant = at('2026-01-01T05:00:00Z'); instant < end; instant += HOUR) {
      const ours = `${newYorkDay(instant)} ${newYorkClock(instant)}`;
      if (ours !== format.format(instant)) throw new Error(`${ours} is not ${format.format(instant)}`);
    }
  });

  it('refuses what is no day or no clock', () => {
    expect(() => instantOf('2026-02-30', '10:00')).toThrow(RangeError);
    expect(() => instantOf('2026-02-03', '24:00')).toThrow(RangeError);
  });
});

describe('instant to day', () => {
  it('an evening in New York belongs to New York’s day, not to that of UTC [QL-04]', () => {
    expect(newYorkDay(at('2026-03-08T03:30:00Z'))).toBe('2026-03-07');
    expect(newYorkDay(at('2026-07-01T03:59:59Z'))).toBe('2026-06-30');
    expect(newYorkDay(at('2026-07-01T04:00:00Z'))).toBe('2026-07-01');
    expect(newYorkMonth(at('2026-07-01T03:59:59Z'))).toBe('2026-06');
    expect(newYorkMinuteOfDay(at('2026-07-01T03:59:59Z'))).toBe(1439);
    expect(newYorkMinuteOfDay(at('2026-07-01T04:00:00Z'))).toBe(0);
  });

  it('a month begins and ends at midnight in New York [OPEN-REC-03]', () => {
    expect(monthBounds('2026-03')).toEqual({ start: at('2026-03-01T05:00Z'), end: at('2026-04-01T04:00Z') });
    expect(monthBounds('2026-12')).toEqual({ start: at('2026-12-01T05:00Z'), end: at('2027-01-01T05:00Z') });
  });
});

describe('days and months', () => {
  it('weekdays are 1 to 7 with Sunday as 7 [STM-12]', () => {
    const week = [
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
      '2026-03-06',
      '2026-03-07',
      '2026-03-08',
    ];
    expect(week.map(weekdayOf)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(weekdayOf('1969-12-28')).toBe(7);
    expect(weekdayOf('1969-12-29')).toBe(1);
  });

  it('the week of the month of a date is ceil(day / 7) [MSC-07]', () => {
    const days = ['2026-03-01', '2026-03-07', '2026-03-08', '2026-03-28', '2026-03-29', '2026-03-31'];
    expect(days.map(weekOfMonth)).toEqual([1, 1, 2, 4, 5, 5]);
  });

  it('counts days and months over the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(nextMonth('2026-12')).toBe('2027-01');
    expect(addMonths('2026-11', 12)).toBe('2027-11');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
    expect(daysOfMonth('2028-02')).toHaveLength(29);
    expect(daysOfMonth('2026-02').at(-1)).toBe('2026-02-28');
  });

  it('knows days, months and clocks from other texts', () => {
    expect(['2026-02-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', ' 2026-01-01', ''].some(isDay)).toBe(false);
    expect(['2026-12', '2026-00', '2026-13', '2026-1'].map(isMonth)).toEqual([true, false, false, false]);
    expect(['00:00', '23:59', '24:00', '9:00', '12:60'].map(isClock)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('age', () => {
  it.each([
    ['2008-03-08', '2026-03-08T04:59:59Z', 17],
    ['2008-03-08', '2026-03-08T05:00:00Z', 18],
    ['2008-12-31', '2026-12-31T04:59:59Z', 17],
    ['2008-02-29', '2026-02-28T17:00:00Z', 17],
    ['2008-02-29', '2026-03-01T17:00:00Z', 18],
  ])('born on %s, at %s a person has completed %i years [CST-02]', (dateOfBirth, now, age) => {
    expect(ageOn(dateOfBirth, at(now))).toBe(age);
  });
});
