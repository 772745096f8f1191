import { expect, it } from 'vitest';
import { fileStateAfter, percentOf } from './charity-file.ts';

it('counts whole percent, and 100 only of a file that is ready [EDG-08]', () => {
  const making = (doneRows: number, allRows: number) => percentOf({ state: 'making', doneRows, allRows });
  expect([making(0, 0), making(0, 3), making(1, 3), making(3, 3), making(4, 3)]).toEqual([0, 0, 33, 99, 99]);
  expect(percentOf({ state: 'ready', doneRows: 0, allRows: 0 })).toBe(100);
});

it('gives up at the third failure [EDG-08]', () => {
  expect([1, 2, 3].map(fileStateAfter)).toEqual(['making', 'making', 'failed']);
});
