import { expect, it } from 'vitest';
import { servedTypes } from './served-types.ts';

it('types served in come by how often, those of the same number by the alphabet [VHM-09: rule]', () => {
  const groups = [
    { serviceTags: ['water'], quests: 1 },
    { serviceTags: ['Food'], quests: 1 },
    { serviceTags: ['food'], quests: 2 },
    { serviceTags: ['beast'], quests: 1 },
    { serviceTags: ['uncharted'], quests: 9 },
    { serviceTags: [], quests: 3 },
  ];
  expect(servedTypes(groups)).toEqual(['food', 'beast', 'water']);
  expect(servedTypes([])).toEqual([]);
});
