import { describe, expect, it } from 'vitest';
import { pinGroups } from './pin-grid.ts';

const pin = (id: string, x: number, y: number) => ({ id, x, y });

const idsOf = (groups: ReturnType<typeof pinGroups<ReturnType<typeof pin>>>) =>
  groups.map(({ pins }) => pins.map(({ id }) => id).join(''));

describe('pins on a grid', () => {
  it('those in one cell are one, at their middle, in the order of the list [DSC-09: grid]', () => {
    const groups = pinGroups([pin('a', 10, 10), pin('b', 210, 10), pin('c', 30, 20)], 50);
    expect(groups).toMatchObject([
      { x: 20, y: 15, pins: [{ id: 'a' }, { id: 'c' }] },
      { x: 210, y: 10, pins: [{ id: 'b' }] },
    ]);
  });

  it('two that would cover each other across a line are one, those side by side are not [DSC-09: grid]', () => {
    expect(idsOf(pinGroups([pin('a', 49, 10), pin('b', 51, 10)], 50))).toEqual(['ab']);
    expect(idsOf(pinGroups([pin('a', 20, 10), pin('b', 60, 10)], 50))).toEqual(['a', 'b']);
  });

  it('at the very same place are one, also west and north of the corner', () => {
    expect(idsOf(pinGroups([pin('a', -5, -5), pin('b', -5, -5)], 50))).toEqual(['ab']);
    expect(pinGroups([], 50)).toEqual([]);
  });

  it('every pin is in exactly one group, and groups stay when the map is moved by whole cells', () => {
    const pins = Array.from({ length: 200 }, (_, at) => pin(`${at}`, (at * 37) % 601, (at * 53) % 397));
    const groups = pinGroups(pins, 50);
    expect(groups.flatMap(({ pins: own }) => own.map(({ id }) => id)).sort()).toEqual(
      pins.map(({ id }) => id).sort(),
    );
    const moved = pinGroups(
      pins.map(({ id, x, y }) => pin(id, x - 500, y + 250)),
      50,
    );
    expect(idsOf(moved)).toEqual(idsOf(groups));
  });
});
