import { describe, expect, it } from 'vitest';
import { barHeights, dayGoneOn, guildNumbers, YEAR_HEIGHT } from './guild-figures.ts';

describe('what a guild has done, in numbers', () => {
  it('hours of the month and the year, quests and types, in whole hours [GUI-48: the numbers]', () => {
    const types = [{ category: 'food', questCount: 2 }];
    const record = { minutes: 900, monthMinutes: 119, yearMinutes: 75_000, questCount: 2, types, months: [] };
    expect(guildNumbers('en', record)).toEqual([
      { number: '1', label: 'hour this month' },
      { number: '1,250', label: 'hours this year' },
      { number: '2', label: 'Quests so far' },
      { number: '1', label: 'type together' },
    ]);
  });

  it('the most stands highest, a little is seen, nothing is nothing [GUI-48: the past year]', () => {
    const months = [{ minutes: 0 }, { minutes: 1 }, { minutes: 300 }, { minutes: 600 }];
    expect(barHeights(months)).toEqual([0, 3, YEAR_HEIGHT / 2, YEAR_HEIGHT]);
    expect(barHeights([{ minutes: 0 }])).toEqual([0]);
  });

  it('a day of the next week is its weekday, a later one has its date [GUI-44: the words]', () => {
    const now = Date.parse('2026-11-23T17:00:00Z');
    const day = (at: string) => dayGoneOn('en', Date.parse(at), now);
    expect(day('2026-11-28T15:00:00Z')).toBe('Saturday');
    expect(day('2026-11-29T23:00:00Z')).toBe('Sunday');
    expect(day('2026-11-30T15:00:00Z')).toBe('Monday, November 30, 2026');
  });
});
