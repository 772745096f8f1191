import type { ScreenPoint } from './next-point.ts';

/** Pins that stand so near each other that one is drawn for them, at their middle. */
export type PinGroup<Pin> = ScreenPoint & { pins: Pin[] };

/**
 * Groups pins by the cells of a grid, in the order of the first of each. The grid lies still on the map, so groups stay as they
 * are while it is moved; two on either side of a line that would cover each other become one.
 */
export function pinGroups<Pin extends ScreenPoint>(pins: readonly Pin[], cell: number): PinGroup<Pin>[] {
  const cells = new Map<string, Pin[]>();
  for (const pin of pins) {
    const key = `${Math.floor(pin.x / cell)} ${Math.floor(pin.y / cell)}`;
    const inCell = cells.get(key);
    if (inCell) inCell.push(pin);
    else cells.set(key, [pin]);
  }
  const groups: Pin[][] = [];
  for (const inCell of cells.values()) {
    const { x, y } = middleOf(inCell);
    const near = groups.find((group) => {
      const other = middleOf(group);
      return Math.hypot(other.x - x, other.y - y) < cell * COVERED;
    });
    if (near) near.push(...inCell);
    else groups.push(inCell);
  }
  return groups.map((group) => ({ ...middleOf(group), pins: group }));
}

/** Nearer than this part of a cell, two pins cover each other. */
const COVERED = 0.6;

function middleOf(points: readonly ScreenPoint[]): ScreenPoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
