import { expect, it } from 'vitest';
import { firstStepOf } from './first-step.ts';

const NOTHING = { hasPlace: false, hasStamp: false, hasTimes: false, hasPosted: false };

it.each([
  [{}, 'PLACE'],
  [{ hasStamp: true, hasTimes: true }, 'PLACE'],
  [{ hasPlace: true }, 'STAMP'],
  [{ hasPlace: true, hasStamp: true }, 'TIMES'],
  [{ hasPlace: true, hasStamp: true, hasTimes: true }, 'MONTH'],
  [{ hasPosted: true }, null],
] as const)('%o: the first step that is missing is %s [ONB-04]', (facts, step) => {
  expect(firstStepOf({ ...NOTHING, ...facts })).toBe(step);
});
