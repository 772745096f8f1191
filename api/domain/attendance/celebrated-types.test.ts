import { expect, it } from 'vitest';
import { formatCelebrated, parseCelebrated, uncelebrated } from './celebrated-types.ts';

it('VHM-04 (part: rules) a type that was told of is not new again, in the order of the arms', () => {
  expect(uncelebrated(['water', 'food', 'war'], ['food'])).toEqual(['water', 'war']);
  expect(uncelebrated(['food'], ['food', 'water'])).toEqual([]);
});

it('VHM-04 (part: rules) what is kept is read again, each once, and nothing that is no type', () => {
  expect(parseCelebrated(null)).toEqual([]);
  expect(parseCelebrated('["water","dragons","food"]')).toEqual(['food', 'water']);
  expect(formatCelebrated(['water', 'food', 'water'])).toBe('["food","water"]');
});
