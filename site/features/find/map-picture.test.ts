import { describe, expect, it } from 'vitest';
import { projected, unitsOfMiles } from '#domain/areas/mercator.ts';
import { mainBunch, mapPicture, PICTURE } from './map-picture.ts';

const HOBOKEN = { latitude: 40.745, longitude: -74.032 };
const corner = { left: 0, top: 0 };

const pin = (title: string, point: { latitude: number; longitude: number }) => ({
  ...projected(point),
  ...{ title, href: `/${title}`, categoryId: 'food' },
});

const near = (north: number, east: number) => ({
  latitude: HOBOKEN.latitude + north,
  longitude: HOBOKEN.longitude + east,
});

describe('the picture of the map', () => {
  it('shows all pins and the place, none at its rim [DSC-09: without a script]', () => {
    const pins = [pin('a', near(0.03, 0)), pin('b', near(-0.02, 0.05)), pin('c', near(0, -0.04))];
    const picture = mapPicture(pins, HOBOKEN, corner);
    const drawn = picture?.groups.flatMap(({ pins: own }) => own) ?? [];
    expect(drawn.map(({ title }) => title).sort()).toEqual(['a', 'b', 'c']);
    for (const { x, y } of [...drawn, ...(picture?.place ? [picture.place] : [])]) {
      expect(x).toBeGreaterThanOrEqual(55);
      expect(x).toBeLessThanOrEqual(PICTURE.width - 55);
      expect(y).toBeGreaterThanOrEqual(55);
      expect(y).toBeLessThanOrEqual(PICTURE.height - 55);
    }
  });

  it('names the areas in it beside their pins [DSC-09: names]', () => {
    const areas = [
      { name: 'Hoboken', width: 300, ...projected(HOBOKEN) },
      { name: 'Albany', width: 300, ...projected(near(2, 0)) },
    ];
    const picture = mapPicture([pin('a', HOBOKEN)], null, corner, areas);
    expect(picture?.names.map(({ name }) => name)).toEqual(['Hoboken']);
    expect(picture?.names[0]?.y).toBeGreaterThan(picture?.groups[0]?.y ?? 0);
  });

  it('moves the outlines to where the pins stand [DSC-09: without a script]', () => {
    const picture = mapPicture([pin('a', HOBOKEN)], null, { left: 100, top: 200 });
    const [, scale = 0, dx = 0, dy = 0] = (
      /scale\((.+)\) translate\((.+) (.+)\)/.exec(picture?.transform ?? '') ?? []
    ).map(Number);
    const { x, y } = projected(HOBOKEN);
    const at = picture?.groups[0];
    expect((x - 100 + dx) * scale).toBeCloseTo(at?.x ?? 0, -1);
    expect((y - 200 + dy) * scale).toBeCloseTo(at?.y ?? 0, -1);
  });

  it('shows at least what one walks around a single pin, and is as wide as high in units', () => {
    const picture = mapPicture([pin('a', HOBOKEN)], null, corner);
    const { left = 0, right = 0, top = 0, bottom = 0 } = picture?.window ?? {};
    expect(right - left).toBeGreaterThan(unitsOfMiles(1, 40.7));
    expect((right - left) / (bottom - top)).toBeCloseTo(PICTURE.width / PICTURE.height, 6);
  });

  it('without a place shows the largest bunch: one far away does not make dots of all others', () => {
    const waltham = pin('far', { latitude: 42.37, longitude: -71.23 });
    const pins = [waltham, pin('a', HOBOKEN), pin('b', near(0.01, 0))];
    expect(mainBunch(pins).map(({ title }) => title)).toEqual(['a', 'b']);
    expect(mapPicture(pins, null, corner)?.groups.flatMap(({ pins: own }) => own)).toHaveLength(2);
  });

  it('is none where there is neither pin nor place, and empty where there is a place alone', () => {
    expect(mapPicture([], null, corner)).toBeNull();
    expect(mapPicture([], HOBOKEN, corner)?.groups).toEqual([]);
  });
});
