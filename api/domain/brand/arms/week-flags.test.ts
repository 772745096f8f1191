import { expect, it } from 'vitest';
import { QUEST_CATEGORIES } from '../../quests/quest-category.ts';
import { weekFlagsSvg } from './week-flags.ts';

it('weeks with a quest fly the colour of its type, the current one is dashed until it has one [VHM-04: drawing]', () => {
  const weeks = [
    { isServed: true, type: 'food' as const },
    { isServed: true, type: null },
    { isServed: false, type: null },
  ];
  const svg = weekFlagsSvg(weeks);
  expect(svg.split(QUEST_CATEGORIES.food.color)).toHaveLength(2);
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(1);
  expect(weekFlagsSvg([{ isServed: true, type: 'food' }])).not.toContain('stroke-dasharray');
  expect(weekFlagsSvg(weeks, { isTurned: true })).not.toBe(svg);
});
