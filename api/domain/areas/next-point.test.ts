import { describe, expect, it } from 'vitest';
import { nextPoint } from './next-point.ts';

/** Points in two rows, and one slightly off. */
const POINTS = [
  { x: 0, y: 0 },
  { x: 100, y: 5 },
  { x: 200, y: 0 },
  { x: 10, y: 100 },
  { x: 110, y: 90 },
];

describe('from point to point by keys', () => {
  it.each<[number, string, number | null]>([
    [0, 'ArrowRight', 1],
    [1, 'ArrowRight', 2],
    [2, 'ArrowRight', null],
    [2, 'ArrowLeft', 1],
    [0, 'ArrowDown', 3],
    [4, 'ArrowUp', 1],
    [0, 'ArrowUp', null],
    [3, 'ArrowRight', 4],
    [2, 'Home', 0],
    [0, 'End', 3],
    [0, 'Enter', null],
    [0, 'toString', null],
    [99, 'ArrowLeft', null],
  ])('from %i by %s to %s [DSC-09, ALE-02: keyboard]', (from, key, to) => {
    expect(nextPoint(POINTS, from, key)).toBe(to);
  });

  it('nothing leads anywhere where nothing is', () => {
    expect(nextPoint([], 0, 'Home')).toBeNull();
  });

  it('every point of a scattered map is reached from its first one', () => {
    const points = Array.from({ length: 60 }, (_, at) => ({ x: (at * 37) % 101, y: (at * 53) % 97 }));
    const reached = new Set([0]);
    for (const from of reached) {
      for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
        const to = nextPoint(points, from, key);
        if (to !== null) reached.add(to);
      }
    }
    expect(reached.size).toBe(60);
  });
});
