import { describe, expect, it } from 'vitest';
import { servedMinutes } from '../attendance/attendance.ts';
import { newYorkIso } from '../time/new-york-time.ts';
import {
  creditablePastHours,
  isPastDayCreditable,
  joinPastHours,
  pastAttendance,
  pastDayTimes,
  problemOfPastHours,
} from './past-hours.ts';

const NOW = Date.parse('2026-11-16T15:00:00Z');
const BORN = '1990-05-04';

describe('imported hours', () => {
  it.each([
    ['2024-05-03', 210, null],
    ['2024-05-03', 960, null],
    ['2026-11-15', 60, null],
    ['2026-11-16', 60, 'a day before today'],
    ['2031-01-01', 60, 'a day before today'],
    ['1990-05-04', 60, 'a day after the birth date'],
    ['2024-05-03', 0, 'more than 0 hours'],
    ['2024-05-03', 961, 'at most 16 hours a day'],
  ])('%s, %i minutes: %s [API-51] [DEC-79]', (date, minutes, problem) => {
    expect(problemOfPastHours({ date, minutes }, { dateOfBirth: BORN }, NOW)).toBe(problem);
  });

  it.each(['2024-05-03', '2024-03-10', '2024-11-03'])(
    'lie within the day of their quest, whatever the clocks do on %s [API-51]',
    (date) => {
      const { startedAt, endedAt } = pastDayTimes(date);
      expect(newYorkIso(startedAt).slice(0, 16)).toBe(`${date}T08:00`);
      const times = pastAttendance({ date, minutes: 960 });
      expect(times).toMatchObject({ actualArrivalAt: startedAt, actualDepartureAt: endedAt });
      expect(servedMinutes(times)).toBe(960);
    },
  );

  it('of a day are credited as far as the rule of all credits lets them [API-51] [DEC-79]', () => {
    const day = { date: '2026-11-15', minutes: 960 };
    expect(isPastDayCreditable(day, NOW)).toBe(true);
    expect(isPastDayCreditable({ ...day, minutes: 961 }, NOW)).toBe(false);
    expect(isPastDayCreditable(day, Date.parse('2026-11-15T20:00:00Z'))).toBe(false);
  });

  it('of several charities on one day come one after another, and at most 16 hours together [API-51, DEC-79]', () => {
    const day = { date: '2024-05-03' };
    const hours = [600, 300, 61, 60].map((minutes) => ({ ...day, minutes }));
    const taken = creditablePastHours([...hours, { date: '2024-05-04', minutes: 90 }], NOW);
    expect(taken.map(({ minutes, minutesBefore }) => [minutes, minutesBefore])).toEqual([
      [600, 0],
      [300, 600],
      [60, 900],
      [90, 0],
    ]);
    const [first, second] = taken.map(pastAttendance);
    expect(second?.actualArrivalAt).toBe(first?.actualDepartureAt);
  });

  it('of one charity and day are one entry [API-51]', () => {
    const day = { providerId: 'quay', date: '2024-05-03' };
    const entries = [
      { ...day, minutes: 60 },
      { ...day, minutes: 90 },
      { ...day, date: '2024-05-04', minutes: 30 },
    ];
    expect(joinPastHours(entries)).toEqual([
      { ...day, minutes: 150 },
      { ...day, date: '2024-05-04', minutes: 30 },
    ]);
  });
});
