import { describe, expect, it } from 'vitest';
import { instantOf } from '../time/new-york-time.ts';
import { nextRoundHours, progressOf, SHOWN_WEEKS, weeksInARow } from './progress.ts';

/** A Wednesday. */
const NOW = instantOf('2026-11-18', '12:00');
const on = (day: string) => instantOf(day, '10:00');
const deed = (day: string, tag: string, minutes: number) => ({ at: on(day), serviceTags: [tag], minutes });

describe('progress [VHM-04: rules]', () => {
  it('counts hours of the year and of the month by New York’s calendar [VHM-04: rules]', () => {
    const deeds = [
      deed('2025-12-31', 'food', 60),
      { ...deed('2026-01-01', 'food', 30), at: instantOf('2026-01-01', '00:00') },
      deed('2026-10-31', 'water', 90),
      deed('2026-11-01', 'water', 120),
    ];
    expect(progressOf(deeds, NOW)).toMatchObject({
      minutes: 300,
      yearMinutes: 240,
      monthMinutes: 120,
      quests: 4,
      types: ['food', 'water'],
      nextRoundHours: 10,
    });
  });

  it.each([
    ['nothing yet', [], 0],
    ['this week', ['2026-11-16'], 1],
    ['last week, since this one is not over', ['2026-11-15'], 1],
    ['the week before, with one without', ['2026-11-08', '2026-11-02'], 1],
    ['two weeks without end it', ['2026-11-01'], 0],
    ['every second week', ['2026-11-17', '2026-11-03', '2026-10-20'], 3],
    ['a break of two weeks behind', ['2026-11-17', '2026-10-27', '2026-10-20'], 1],
    ['several on a week', ['2026-11-16', '2026-11-17', '2026-11-15'], 2],
    [
      'over the change of clocks and the new year',
      ['2026-11-16', '2026-11-09', '2026-11-01', '2026-10-31'],
      3,
    ],
  ])('weeks in a row: %s [VHM-04: rules]', (_, days, weeks) => {
    expect(weeksInARow(days.map(on), NOW)).toBe(weeks);
  });

  it('a row ends after two weeks without, on the Monday after them [VHM-04: rules]', () => {
    expect(weeksInARow([on('2026-11-08')], instantOf('2026-11-22', '23:59'))).toBe(1);
    expect(weeksInARow([on('2026-11-08')], instantOf('2026-11-23', '00:00'))).toBe(0);
  });

  it('the last weeks show the type served in last [VHM-04: rules]', () => {
    const { weeks } = progressOf(
      [deed('2026-11-16', 'food', 60), deed('2026-11-17', 'uncharted', 60), deed('2026-11-04', 'water', 60)],
      NOW,
    );
    expect(weeks).toHaveLength(SHOWN_WEEKS);
    expect(weeks.slice(-3)).toEqual([
      { startDay: '2026-11-02', isServed: true, type: 'water' },
      { startDay: '2026-11-09', isServed: false, type: null },
      { startDay: '2026-11-16', isServed: true, type: null },
    ]);
  });

  it('the next round number lies above what is reached [VHM-04: rules]', () => {
    expect(
      [0, 59, 60, 22 * 60, 25 * 60, 99 * 60, 100 * 60, 149.5 * 60, 400 * 60].map(nextRoundHours),
    ).toEqual([1, 1, 5, 25, 50, 100, 150, 150, 450]);
  });
});
