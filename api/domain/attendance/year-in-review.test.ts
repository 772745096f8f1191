import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { longestRow } from './progress.ts';
import { isYearOpen, yearInReview, yearToLookAt } from './year-in-review.ts';

const on = (day: string, clock = '10:00') => instantOf(day, clock);
const deed = (day: string, tag: string, minutes: number, providerId = '1') => ({
  at: on(day),
  serviceTags: [tag],
  minutes,
  providerId,
});

describe('the year in review [VHM-05: rules]', () => {
  it('sums up hours, quests, charities and weeks of that year alone [VHM-05: rules]', () => {
    const deeds = [
      { ...deed('2025-01-01', 'food', 500), at: on('2024-12-31', '23:59') },
      { ...deed('2025-01-01', 'food', 60), at: on('2025-01-01', '00:00') },
      deed('2025-01-08', 'water', 90, '2'),
      deed('2025-03-05', 'water', 30, '2'),
      { ...deed('2026-01-01', 'war', 700), at: on('2026-01-01', '00:00') },
    ];
    expect(yearInReview(deeds, 2025)).toEqual({
      year: 2025,
      minutes: 180,
      quests: 3,
      charities: 2,
      types: ['food', 'water'],
      newTypes: ['water'],
      weeksInARow: 2,
    });
  });

  it('the arms are as they were at the end of the year [VHM-05: rules]', () => {
    const deeds = [deed('2024-05-01', 'food', 60), deed('2026-05-01', 'water', 60)];
    expect(yearInReview(deeds, 2025)).toMatchObject({ types: ['food'], newTypes: [], quests: 0, minutes: 0 });
    expect(yearInReview(deeds, 2026)).toMatchObject({ types: ['food', 'water'], newTypes: ['water'] });
  });

  it.each([
    ['none', [], 0],
    ['one', ['2025-06-02'], 1],
    ['several in a week', ['2025-06-02', '2025-06-08'], 1],
    ['over one week without', ['2025-06-02', '2025-06-16'], 2],
    ['two weeks without end it', ['2025-06-02', '2025-06-23'], 1],
    ['the longest, not the last', ['2025-02-03', '2025-02-10', '2025-02-17', '2025-06-02', '2025-06-09'], 3],
  ])('the longest row of weeks: %s [VHM-05: rules]', (_, days, weeks) => {
    expect(longestRow(days.map((day) => on(day)))).toBe(weeks);
    expect(longestRow(days.map((day) => on(day)).reverse())).toBe(weeks);
  });

  const SINCE = on('2024-07-04');
  it.each([
    [2024, '2024-12-01', '00:00', true],
    [2024, '2024-11-30', '23:59', false],
    [2025, '2025-12-01', '00:00', true],
    [2025, '2025-11-30', '23:59', false],
    [2024, '2025-05-01', '10:00', true],
    [2023, '2025-05-01', '10:00', false],
    [2026, '2025-12-31', '23:59', false],
    [2024.5, '2025-12-31', '23:59', false],
  ])('the year %s on %s at %s: %s [VHM-05: from when on]', (year, day, clock, isOpen) => {
    expect(isYearOpen(year, SINCE, on(day, clock))).toBe(isOpen);
  });

  it.each([
    ['2025-11-30', '23:59', null],
    ['2025-12-01', '00:00', 2025],
    ['2026-01-31', '23:59', 2025],
    ['2026-02-01', '00:00', null],
    ['2024-01-15', '10:00', null],
  ])('pages lead there on %s at %s: %s [VHM-05: from when on]', (day, clock, year) => {
    expect(yearToLookAt(SINCE, on(day, clock))).toBe(year);
  });
});
