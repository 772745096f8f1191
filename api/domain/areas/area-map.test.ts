import { describe, expect, it } from 'vitest';
import { areaMapOf, boxOf, overlap, viewBoxOf } from './area-map.ts';
import { projected } from './mercator.ts';

const district = (id: string, name: string, county: string, state: string) => ({
  id,
  name,
  county,
  state,
  centerLatitude: 40.7,
  centerLongitude: -74,
  zoomLevel: 14,
});

const HOBOKEN = district('1', 'Hoboken', 'Hudson', 'NJ');
const WEEHAWKEN = district('5', 'Weehawken', 'Hudson', 'NJ');
const BRONX = district('11', 'The Bronx', 'Bronx', 'NY');

const outline = (
  id: string,
  name: string,
  place: { kind?: 'place' | 'neighborhood'; county?: string; state?: string; at?: number } = {},
) => {
  const { kind = 'place', county = null, state = 'NJ', at = 1_000_000 } = place;
  const box = { left: at, top: at, right: at + 100, bottom: at + 50 };
  return {
    ...{ id, name, kind, county, state, ...box, latitude: 40.7, longitude: -74 },
    path: `M${at} ${at}l100 0 0 50z`,
  };
};

const idsOf = (map: ReturnType<typeof areaMapOf>) =>
  map.areas.map(({ id, districtId }) => `${id}: ${districtId}`);

describe('the map of districts', () => {
  it('a town is the district of its name, neighborhoods those of their county [DSC-09: outlines]', () => {
    const map = areaMapOf(
      [HOBOKEN, BRONX],
      [
        outline('a', 'HOBOKEN'),
        outline('b', 'Hoboken', { state: 'GA' }),
        outline('c', 'Melrose', { kind: 'neighborhood', county: 'Bronx', state: 'NY' }),
        outline('d', 'Belmont', { kind: 'neighborhood', county: 'Bronx', state: 'NY' }),
        outline('e', 'Union City'),
      ],
      null,
    );
    expect(idsOf(map)).toEqual(['d: 11', 'a: 1', 'b: null', 'c: 11', 'e: null']);
  });

  it('a neighborhood of a county with several districts belongs to none of them', () => {
    const map = areaMapOf(
      [HOBOKEN, WEEHAWKEN],
      [outline('a', 'Uptown', { kind: 'neighborhood', county: 'Hudson' })],
      null,
    );
    expect(idsOf(map)).toEqual(['dot-1: 1', 'a: null', 'dot-5: 5']);
  });

  it('a district without an outline is a dot around its center, wider for a wider zoom [DSC-09, ALE-02: dots]', () => {
    const { areas, left, top } = areaMapOf([WEEHAWKEN, { ...BRONX, zoomLevel: 12 }], [], null);
    const [bronx, weehawken] = areas;
    expect([bronx?.kind, weehawken?.kind]).toEqual(['dot', 'dot']);
    const { x, y } = projected({ latitude: 40.7, longitude: -74 });
    expect(weehawken?.box).toEqual({
      left: Math.round(x) - 90 - left,
      top: Math.round(y) - 90 - top,
      right: Math.round(x) + 90 - left,
      bottom: Math.round(y) + 90 - top,
    });
    expect(weehawken?.path).toMatch(/^M\d+ \d+a90 90 0 1 0 180 0a90 90 0 1 0-180 0z$/);
    expect(bronx?.path).toContain('a360 360');
  });

  it('shows only the districts asked for, from its own corner', () => {
    const outlines = [outline('a', 'Hoboken'), outline('e', 'Union City', { at: 5 })];
    const map = areaMapOf([HOBOKEN, WEEHAWKEN], outlines, ['1', '1', 'none']);
    expect(idsOf(map)).toEqual(['a: 1']);
    expect(map).toMatchObject({ left: 1_000_000, top: 1_000_000, areas: [{ path: 'M0 0l100 0 0 50z' }] });
    expect(viewBoxOf(map.box)).toBe('0 0 100 50');
  });

  it('of nothing is empty, and still has a size', () => {
    expect(areaMapOf([HOBOKEN], [], [])).toMatchObject({ areas: [], sheets: [] });
    expect(viewBoxOf(areaMapOf([], [], null).box)).toBe('0 0 1 1');
  });

  it('draws what lies far away on a sheet of its own, and what is near in between on one', () => {
    const far = outline('far', 'Far', { at: 900_000 });
    const [one, three] = [outline('one', 'One'), outline('three', 'Three', { at: 1_000_800 })];
    const between = outline('two', 'Two', { at: 1_000_400 });
    const sheets = (...outlines: ReturnType<typeof outline>[]) =>
      areaMapOf([], outlines, null).sheets.map(({ areaIds }) => [...areaIds].sort());
    expect(sheets(one, three, far)).toEqual([['far'], ['one'], ['three']]);
    expect(sheets(one, three, far, between)).toEqual([['far'], ['one', 'three', 'two']]);
  });

  it('boxes that touch overlap', () => {
    const box = { left: 0, top: 0, right: 1, bottom: 1 };
    expect(overlap(box, { ...box, left: 1, right: 2 })).toBe(true);
    expect(overlap(box, { ...box, left: 1.1, right: 2 })).toBe(false);
    expect(overlap(box, { ...box, top: -3, bottom: -0.1 })).toBe(false);
  });
});

it('a box is what its viewBox shows', () => {
  const box = { left: -3, top: 2, right: 7, bottom: 5 };
  expect(boxOf(viewBoxOf(box).split(' ').map(Number))).toEqual(box);
});
