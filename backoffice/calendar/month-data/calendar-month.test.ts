import { describe, expect, it } from 'vitest';
import {
  dayAfterKey,
  firstFocusedDay,
  gridDays,
  monthReaching,
  monthWindow,
  placeOfDay,
  shownMonth,
} from './calendar-month.ts';

describe('the months of the calendar', () => {
  it('the window reaches from 6 days before the first to the end of the 7th day after the last [CAL-05]', () => {
    expect(monthWindow('2026-11')).toEqual({
      from: '2026-10-26T04:00:00.000Z',
      until: '2026-12-08T05:00:00.000Z',
    });
    expect(monthWindow('2027-02')).toEqual({
      from: '2027-01-26T05:00:00.000Z',
      until: '2027-03-08T05:00:00.000Z',
    });
  });

  it.each(['2026-02', '2026-08', '2027-03', '2028-02'])(
    'every day shown in %s lies within a window of at most 62 days [CAL-05, DEC-27]',
    (month) => {
      const { from, until } = monthWindow(month);
      const days = gridDays(month);
      expect(`${days[0]}T12:00:00.000Z` > from).toBe(true);
      expect(`${days.at(-1)}T23:00:00.000Z` < until).toBe(true);
      expect(Date.parse(until) - Date.parse(from)).toBeLessThanOrEqual(62 * 86_400_000);
    },
  );

  it('the week starts on Sunday, and neighbouring days fill the first and the last week [OPEN-CAL-02]', () => {
    const days = gridDays('2026-12');
    expect(days).toHaveLength(35);
    expect([days[0], days.at(-1)]).toEqual(['2026-11-29', '2027-01-02']);
    expect(gridDays('2026-11')[0]).toBe('2026-11-01');
    expect(placeOfDay('2026-11-30', '2026-12')).toBe('before');
    expect(placeOfDay('2027-01-01', '2026-12')).toBe('after');
    expect(placeOfDay('2026-12-31', '2026-12')).toBe('within');
  });

  it('without a month in the address the running month of New York is shown [OPEN-CAL-01]', () => {
    const lateEvening = Date.parse('2026-12-01T04:30:00Z');
    expect(shownMonth(null, lateEvening)).toBe('2026-11');
    expect(shownMonth('2027-03', lateEvening)).toBe('2027-03');
    expect(shownMonth('2027-13', lateEvening)).toBe('2026-11');
    expect(shownMonth('9999-12', lateEvening)).toBe('2026-11');
  });

  it('the arrow keys lead from day to day and week to week, Page Up and Down from month to month', () => {
    const from = (key: string) => dayAfterKey('2026-12-31', key);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map(from)).toEqual([
      '2026-12-30',
      '2027-01-01',
      '2026-12-24',
      '2027-01-07',
    ]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map(from)).toEqual([
      '2026-12-27',
      '2027-01-02',
      '2026-11-30',
      '2027-01-31',
    ]);
    expect(from('a')).toBeNull();
  });

  it('a key that leaves the days shown turns the page', () => {
    expect(monthReaching('2027-01-02', '2026-12')).toBe('2026-12');
    expect(monthReaching('2027-01-07', '2026-12')).toBe('2027-01');
    expect(monthReaching('2026-11-30', '2026-12')).toBe('2026-11');
  });

  it('the keyboard begins today in the running month, else on the first', () => {
    expect(firstFocusedDay('2026-11', '2026-11-20')).toBe('2026-11-20');
    expect(firstFocusedDay('2026-12', '2026-11-20')).toBe('2026-12-01');
  });
});
