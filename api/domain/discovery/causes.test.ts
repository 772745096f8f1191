import { expect, it } from 'vitest';
import { CATEGORY_IDS } from '../quests/quest-category.ts';
import { CAUSES } from './causes.ts';

it('each of the 25 types belongs to one of six causes [DSC-02: types]', () => {
  expect(Object.keys(CAUSES)).toHaveLength(6);
  expect(Object.values(CAUSES).flat().toSorted()).toEqual([...CATEGORY_IDS].toSorted());
});
