import { expect, it } from 'vitest';
import { formatCelebrated, parseCelebrated, uncelebrated } from './celebrated-types.ts';

it('a type that was told of is not new again, in the order of the arms [VHM-04: rules]', () => {
  expect(uncelebrated(['water', 'food', 'war'], ['food'])).toEqual(['water', 'war']);
  expect(uncelebrated(['food'], ['food', 'water'])).toEqual([]);
});

it('what is kept is read again, each once, and nothing that is no type [VHM-04: rules]', () => {
  expect(parseCelebrated(null)).toEqual([]);
  expect(parseCelebrated('["water","dragons","food"]')).toEqual(['food', 'water']);
  expect(formatCelebrated(['water', 'food', 'water'])).toBe('["food","water"]');
});
