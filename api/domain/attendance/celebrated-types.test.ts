import { expect, it } from 'vitest';
import { formatCelebrated, parseCelebrated, uncelebrated } from './celebrated-types.ts';

const NOW = Date.parse('2026-11-23T15:00:00Z');
const DAY_MS = 86_400_000;
const deed = (type: string, daysAgo: number) => ({ at: NOW - daysAgo * DAY_MS, serviceTags: [type] });

it('VHM-04 (part: rules) a type that was told of is not new again, in the order of the arms', () => {
  const deeds = [deed('water', 1), deed('food', 2), deed('war', 3)];
  expect(uncelebrated(deeds, ['food'], NOW)).toEqual(
    uncelebrated(deeds, [], NOW).filter((one) => one !== 'food'),
  );
  expect(uncelebrated(deeds, ['food'], NOW).toSorted()).toEqual(['war', 'water']);
  expect(uncelebrated([deed('food', 1)], ['food', 'water'], NOW)).toEqual([]);
});

it('VHM-04 (part: rules) a past is no news: a type first served 60 days ago is not told, whenever it was served since', () => {
  const deeds = [deed('food', 60), deed('food', 1), deed('water', 59)];
  expect(uncelebrated(deeds, [], NOW)).toEqual(['water']);
});

it('VHM-04 (part: rules) what is kept is read again, each once, and nothing that is no type', () => {
  expect(parseCelebrated(null)).toEqual([]);
  expect(parseCelebrated('["water","dragons","food"]')).toEqual(['food', 'water']);
  expect(formatCelebrated(['water', 'food', 'water'])).toBe('["food","water"]');
});
