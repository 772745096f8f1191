import { describe, expect, it } from 'vitest';
import { formatsFor } from '../texts/formats-for.ts';
import { instantOf } from '../time/new-york-time.ts';
import {
  formatClock,
  formatLongDate,
  formatMonth,
  formatMonthDay,
  formatPercentage,
  formatPhone,
  formatRewardHours,
  groupByDay,
} from './format.ts';

const formats = formatsFor('en');
const at = (iso: string) => Date.parse(iso);

describe('phone', () => {
  it.each(['2015550123', '201-555-0123', '201 555 0123'])(
    '%s is shown as (201) 555-0123 [CST-01]',
    (phone) => {
      expect(formatPhone(phone)).toBe('(201) 555-0123');
    },
  );

  it.each(['', '911', '555-0123', '12015550123', '+1 201 555 012', 'x2015550123'])(
    '«%s» has not 10 digits and is shown unchanged [OPEN-CST-02]',
    (phone) => {
      expect(formatPhone(phone)).toBe(phone);
    },
  );
});

describe('times', () => {
  it.each([
    ['00:00', '12:00 am'],
    ['09:05', '9:05 am'],
    ['11:59', '11:59 am'],
    ['12:00', '12:00 pm'],
    ['12:30', '12:30 pm'],
    ['21:45', '9:45 pm'],
  ])('%s is shown as %s [CST-03]', (clock, shown) => {
    expect(formatClock(clock)).toBe(shown);
    expect(formats.time(instantOf('2026-07-04', clock))).toBe(shown);
    expect(formats.time(instantOf('2026-01-04', clock))).toBe(shown);
  });

  it('times are right before and after the clocks change [QL-05]', () => {
    expect(formats.time(at('2026-03-08T06:59:00Z'))).toBe('1:59 am');
    expect(formats.time(at('2026-03-08T07:00:00Z'))).toBe('3:00 am');
    expect(formats.time(at('2026-11-01T05:59:00Z'))).toBe('1:59 am');
    expect(formats.time(at('2026-11-01T06:00:00Z'))).toBe('1:00 am');
    expect(formats.time(at('2027-03-14T07:00:00Z'))).toBe('3:00 am');
    expect(formats.time(at('2027-11-07T07:00:00Z'))).toBe('2:00 am');
  });
});

describe('lengths', () => {
  it.each([
    [15, '15 minutes'],
    [60, '1 hour'],
    [75, '1 hour, 15 minutes'],
    [120, '2 hours'],
    [145, '2 hours, 25 minutes'],
  ])('%i minutes last «%s» [CST-04]', (minutes, shown) => {
    expect(formats.duration(minutes)).toBe(shown);
  });

  it.each([
    [0, '0 minutes'],
    [1, '1 minute'],
    [61, '1 hour, 1 minute'],
    [180, '3 hours'],
    [181, '3 hours, 1 minute'],
  ])('a rest of 0 is left out and 1 is singular: %i minutes last «%s» [OPEN-CST-01]', (minutes, shown) => {
    expect(formats.duration(minutes)).toBe(shown);
  });

  it.each([
    [0, '0 hours'],
    [45, '0 hours, 45 minutes'],
    [60, '1 hour'],
    [750, '12 hours, 30 minutes'],
    [6001, '100 hours, 1 minute'],
  ])('hours of %i minutes are «%s» [CST-05]', (minutes, shown) => {
    expect(formats.serviceHours(minutes)).toBe(shown);
  });

  it.each([
    [0, '0'],
    [90, '1.5'],
    [100, '1.67'],
    [240, '4'],
  ])('a reward of %i minutes is shown as %s hours [CON-16]', (minutes, shown) => {
    expect(formatRewardHours(minutes)).toBe(shown);
  });
});

it.each([
  [100, '100.0%'],
  [80, '80.0%'],
  [200 / 3, '66.7%'],
  [0, '0.0%'],
  [null, '- -'],
])('an attendance record of %s is shown as %s [FUN-06]', (percentage, shown) => {
  expect(formatPercentage(percentage)).toBe(shown);
});

it.each([
  [0, '0'],
  [90, '1.5'],
  [100, '1.67'],
  [6015, '100.25'],
])('%i minutes of service are shown as %s hours [FUN-05]', (minutes, shown) => {
  expect(formatRewardHours(minutes)).toBe(shown);
});

describe('days', () => {
  it.each([
    ['2026-03-08T04:59:00Z', 'Saturday, March 7, 2026'],
    ['2026-03-08T05:00:00Z', 'Sunday, March 8, 2026'],
    ['2026-11-01T03:59:00Z', 'Saturday, October 31, 2026'],
    ['2026-11-02T04:59:00Z', 'Sunday, November 1, 2026'],
    ['2027-01-01T04:59:00Z', 'Thursday, December 31, 2026'],
  ])('%s stands under «%s» [QL-04]', (instant, heading) => {
    expect(formats.longDay(at(instant))).toBe(heading);
  });

  it('quests are grouped by their day in New York, those without a start apart [QL-04]', () => {
    const starts = ['2026-03-08T04:30:00Z', '2026-03-08T15:00:00Z', '2026-03-09T03:30:00Z', null];
    const groups = groupByDay(starts, (start) => (start ? at(start) : null));
    expect([...groups]).toEqual([
      ['2026-03-07', [starts[0]]],
      ['2026-03-08', [starts[1], starts[2]]],
      [null, [null]],
    ]);
  });

  it('short forms of days name the weekday, month and day', () => {
    expect(formats.shortDay(at('2026-03-07T15:00:00Z'))).toEqual({ weekday: 'Sat', month: 'Mar', day: '7' });
    expect(formatMonthDay(at('2026-11-01T03:59:00Z'))).toBe('10/31');
    expect(formatLongDate('2026-09-30')).toBe('Wednesday, September 30, 2026');
    expect(formatMonth('2026-05')).toBe('May 2026');
  });
});
