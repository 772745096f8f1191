import { expect, it } from 'vitest';
import { pagesOf } from './collect-parts.ts';

it('the parts of a printed list leave no page out and take none twice', () => {
  expect([1, 2, 3].flatMap((part) => Object.values(pagesOf(part)))).toEqual(
    Array.from({ length: 15 }, (_, index) => index + 1),
  );
});
