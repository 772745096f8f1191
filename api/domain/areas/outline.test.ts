import { describe, expect, it } from 'vitest';
import { unprojected } from './mercator.ts';
import { movedPath, outlineOf, type Ring } from './outline.ts';

/** A ring through points of the map. */
const ringThrough = (...points: [number, number][]): Ring =>
  points.map(([x, y]) => {
    const { longitude, latitude } = unprojected({ x, y });
    return [longitude, latitude];
  });

const square = ringThrough([100, 100], [200, 100], [200, 200], [100, 200], [100, 100]);

describe('the outline of an area', () => {
  it('is a path by steps, its edges and its middle [DSC-09: outlines]', () => {
    const outline = outlineOf([square]);
    expect(outline).toMatchObject({
      path: 'M100 100l100 0 0 100-100 0z',
      box: { left: 100, top: 100, right: 200, bottom: 200 },
    });
    const middle = unprojected({ x: 150, y: 150 });
    expect(outline?.center.latitude).toBeCloseTo(middle.latitude, 6);
    expect(outline?.center.longitude).toBeCloseTo(middle.longitude, 6);
  });

  it('leaves out points that hardly bend a line, and keeps those that do', () => {
    const bent = ringThrough([0, 0], [50, 1], [100, 0], [100, 100], [50, 97], [0, 100], [0, 0]);
    expect(outlineOf([bent])?.path).toBe('M0 0l100 0 0 100-50-3-50 3z');
  });

  it('has a hole or an island as a ring of its own, and is named in its largest part', () => {
    const island = ringThrough([500, 100], [510, 100], [510, 110], [500, 110], [500, 100]);
    const outline = outlineOf([island, square]);
    expect(outline?.path).toBe('M500 100l10 0 0 10-10 0zM100 100l100 0 0 100-100 0z');
    expect(outline?.center.longitude).toBeCloseTo(unprojected({ x: 150, y: 0 }).longitude, 6);
  });

  it.each<[string, Ring[]]>([
    ['nothing', []],
    ['a ring of three points', [ringThrough([0, 0], [9, 0], [0, 0])]],
    ['a line there and back', [ringThrough([0, 0], [90, 0], [40, 0], [0, 0])]],
    ['what is smaller than a unit', [ringThrough([0, 0], [0.2, 0], [0.2, 0.2], [0, 0])]],
  ])('of %s is none', (_, rings) => {
    expect(outlineOf(rings)).toBeNull();
  });

  it('a coast of 50,000 points is drawn, without a stack that overflows', () => {
    const circle = Array.from({ length: 50_000 }, (_, at): [number, number] => {
      const angle = (at / 49_999) * 2 * Math.PI;
      return [5000 + 1000 * Math.cos(angle), 5000 + 1000 * Math.sin(angle)];
    });
    const outline = outlineOf([ringThrough(...circle)]);
    expect(outline?.box).toEqual({ left: 4000, top: 4000, right: 6000, bottom: 6000 });
    expect(outline?.path.length).toBeLessThan(1000);
  });

  it('moves with all its rings', () => {
    expect(movedPath('M500 100l10 0 0-10zM-3 0l1-1z', -500, 7)).toBe('M0 107l10 0 0-10zM-503 7l1-1z');
  });
});
