import { expect, it } from 'vitest';
import { milesFor } from './map-search.ts';

it('a map that was dragged is looked for in about the miles that it shows [DSC-09: in step]', () => {
  expect([0.2, 2.4, 7, 8, 90].map(milesFor)).toEqual([1, 3, 5, 10, 25]);
});
