import { expect, it } from 'vitest';
import { firstStepOf, missingSteps } from './first-step.ts';

const NOTHING = {
  hasSettings: false,
  hasPlace: false,
  hasStamp: false,
  hasTimes: false,
  hasPosted: false,
  hasTeam: false,
};
const PLACED = { hasSettings: true, hasPlace: true };

it.each([
  [{}, 'SETTINGS'],
  [{ hasSettings: true, hasStamp: true, hasTimes: true }, 'PLACE'],
  [PLACED, 'STAMP'],
  [{ ...PLACED, hasStamp: true }, 'TIMES'],
  [{ ...PLACED, hasStamp: true, hasTimes: true }, 'MONTH'],
  [{ hasPosted: true }, 'TEAM'],
  [{ hasPosted: true, hasTeam: true }, null],
] as const)('%o: the first step that is missing is %s [ONB-04]', (facts, step) => {
  expect(firstStepOf({ ...NOTHING, ...facts })).toBe(step);
});

it('names every step that is missing, whatever is done after it [ONB-04]', () => {
  expect(missingSteps({ ...NOTHING, hasStamp: true, hasPosted: true })).toEqual([
    'SETTINGS',
    'PLACE',
    'TIMES',
    'TEAM',
  ]);
});
