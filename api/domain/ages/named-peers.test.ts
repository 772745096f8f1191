import { expect, it } from 'vitest';
import { namedPeerCount } from './named-peers.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 1],
  [5, 1],
  [6, 2],
  [8, 2],
  [9, 3],
  [40, 3],
])('names one in three of %i people, at most three: %i [SAF-04, DEC-75]', (people, named) => {
  expect(namedPeerCount(people)).toBe(named);
});
