import { describe, expect, it } from 'vitest';
import { areaMapOf } from '#domain/areas/area-map.ts';
import { projected, unprojected } from '#domain/areas/mercator.ts';
import { outlineOf } from '#domain/areas/outline.ts';
import { areaRings } from './area-rings.ts';

const ring = (...points: [number, number][]) =>
  points.map(([x, y]): [number, number] => {
    const { longitude, latitude } = unprojected({ x, y });
    return [longitude, latitude];
  });

const inUnits = (rings: ReturnType<typeof areaRings>) =>
  rings.map((points) =>
    points.map((point) => {
      const { x, y } = projected(point);
      return [Math.round(x), Math.round(y)];
    }),
  );

describe('outlines for the map that moves', () => {
  it('are the points that were drawn, ring by ring [DSC-09: outlines as base]', () => {
    const first = ring([100, 100], [200, 100], [180, 260], [100, 100]);
    const second = ring([500, 40], [560, 40], [560, 90], [500, 40]);
    const path = outlineOf([first, second])?.path ?? '';
    expect(inUnits(areaRings(path, { left: 0, top: 0 }))).toEqual([
      [
        [100, 100],
        [200, 100],
        [180, 260],
      ],
      [
        [500, 40],
        [560, 40],
        [560, 90],
      ],
    ]);
    expect(inUnits(areaRings('M0 0l10 0 0-10z', { left: 7, top: 50 }))[0]?.[0]).toEqual([7, 50]);
  });

  it('a district without an outline is a circle of its radius [DSC-09: dots]', () => {
    const place = { id: '1', name: 'A', county: 'B', state: 'NJ', zoomLevel: 14 };
    const map = areaMapOf([{ ...place, centerLatitude: 40.7, centerLongitude: -74 }], [], null);
    const [circle = []] = areaRings(map.areas[0]?.path ?? '', map);
    const middle = projected({ latitude: 40.7, longitude: -74 });
    expect(circle.length).toBeGreaterThan(20);
    for (const point of circle) {
      const { x, y } = projected(point);
      expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(90, -1);
    }
  });

  it.each(['', 'none', 'M1 2', 'l1 1z'])('of %j is nothing', (path) => {
    expect(areaRings(path, { left: 0, top: 0 })).toEqual([]);
  });
});
