import { describe, expect, it } from 'vitest';
import { jointTypes, pastMonths, runningPeriods } from './guild-record.ts';

const NOW = Date.UTC(2026, 10, 23, 12);

describe('what a guild has done', () => {
  it('its past year is twelve months, the running one last [GUI-48: the rule]', () => {
    const months = pastMonths(NOW);
    expect(months).toHaveLength(12);
    expect([months[0]?.month, months[11]?.month]).toEqual(['2025-12', '2026-11']);
    expect(months.slice(1).every(({ from }, index) => from === months[index]?.until)).toBe(true);
    expect(months[11]?.from).toBe(Date.UTC(2026, 10, 1, 4));
  });

  it('the month and the year began at midnight in New York [GUI-44: the rule]', () => {
    expect(runningPeriods(NOW)).toEqual({
      monthFrom: Date.UTC(2026, 10, 1, 4),
      yearFrom: Date.UTC(2026, 0, 1, 5),
    });
  });

  it('types stand in order of their quests; what has no type is none [GUI-48: the rule]', () => {
    const tags = [
      { tag: 'water', questCount: 1 },
      { tag: 'Food ', questCount: 2 },
      { tag: 'food', questCount: 3 },
      { tag: 'wizardry', questCount: 9 },
      { tag: null, questCount: 9 },
    ];
    expect(jointTypes(tags, 3)).toEqual([
      { category: 'food', questCount: 5 },
      { category: 'water', questCount: 1 },
    ]);
  });

  it('the arms of one or two are not shown as those of the guild [GUI-48, SAF-04: the rule]', () => {
    expect([1, 2, 3].map((people) => jointTypes([{ tag: 'food', questCount: 4 }], people).length)).toEqual([
      0, 0, 1,
    ]);
  });
});
