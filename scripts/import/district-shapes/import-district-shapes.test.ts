import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areaOutline } from '#db/schema/area.ts';
import { openScratchStore } from '../../../tests/support/scratch-store.ts';
import { MalformedFileError } from '../malformed-file.ts';
import { importDistrictShapes } from './import-district-shapes.ts';

const REAL_FILE = path.resolve(import.meta.dirname, '../../../../shared/data/area-shapes.geojson');
const HOW_REAL = existsSync(REAL_FILE) ? '' : ' (skipped: ../shared/data is not here)';

let scratch: Awaited<ReturnType<typeof openScratchStore>>;
beforeEach(async () => {
  scratch = await openScratchStore();
});
afterEach(() => scratch.end());

function run(content: unknown, isDryRun = false) {
  const file = path.join(scratch.folder, 'shapes.geojson');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return importDistrictShapes(file, { store: scratch.store, isDryRun, onProgress: () => {} });
}

const kept = () => scratch.store.read.select().from(areaOutline);

const square = (size = 0.01) => [
  [
    [-74, 40],
    [-74 + size, 40],
    [-74 + size, 40 + size],
    [-74, 40 + size],
    [-74, 40],
  ],
];

const swapped = square().map((ring) => ring.map((position) => position.toReversed()));

const feature = (
  properties: object = {},
  geometry: unknown = { type: 'Polygon', coordinates: square() },
) => ({
  type: 'Feature',
  properties: { kind: 'place', id: '1', name: 'Harbor & Hill (East)', state: 'NJ', ...properties },
  geometry,
});

const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features });

describe('importing outlines', () => {
  it('makes each into a path [DSC-09: paths at import]', async () => {
    expect(await run(collection(feature()))).toMatchObject({ created: 1, refused: [] });
    const [row] = await kept();
    expect(row).toMatchObject({ id: '1', kind: 'place', name: 'Harbor & Hill (East)', county: null });
    expect(row?.path).toMatch(/^M\d+ \d+l116 0 0-152-116 0z$/);
    expect(row?.latitude).toBeCloseTo(40.005, 4);
  });

  it('neighborhoods of New York lie in the county of their borough [DSC-09: paths at import]', async () => {
    const neighborhood = { kind: 'neighborhood', state: 'NY' };
    await run(
      collection(
        feature({ ...neighborhood, id: 'BX0101' }),
        feature({ ...neighborhood, id: 'SI0101' }),
        feature({ ...neighborhood, id: 'ZZ0101', county: 'Albany' }),
      ),
    );
    expect((await kept()).map(({ county }) => county)).toEqual(['Bronx', 'Richmond', 'Albany']);
  });

  it.each<[string, unknown, RegExp]>([
    ['text in place of a feature', 'x', /expected object/],
    ['no geometry', feature({}, null), /^geometry: /],
    ['a point', feature({}, { type: 'Point', coordinates: [0, 0] }), /^geometry\.type: /],
    [
      'a ring of three',
      feature({}, { type: 'Polygon', coordinates: [square()[0]?.slice(2)] }),
      /^geometry\.coor/,
    ],
    [
      'latitude first',
      feature(
        {},
        {
          type: 'Polygon',
          coordinates: [
            [
              [40, -174],
              [41, -174],
              [41, -173],
              [40, -174],
            ],
          ],
        },
      ),
      /expected a point in our region, found -174, 40/,
    ],
    ['swapped positions', feature({}, { type: 'Polygon', coordinates: swapped }), /found them swapped: -7/],
    ['a ring at 0, 0', feature({}, { type: 'Polygon', coordinates: [Array(4).fill([0, 0])] }), /found 0, 0$/],
    [
      'text for a number',
      feature(
        {},
        {
          type: 'Polygon',
          coordinates: [
            [
              ['1', '2'],
              [1, 2],
              [2, 2],
              [1, 2],
            ],
          ],
        },
      ),
      /expected number/,
    ],
    ['a dot', feature({}, { type: 'Polygon', coordinates: square(0.000001) }), /^geometry: expected a shape/],
    ['another kind', feature({ kind: 'planet' }), /^properties\.kind: /],
    ['no name', feature({ name: ' ' }), /^properties\.name: expected 1 to 100 characters/],
    ['a long name', feature({ name: 'x'.repeat(101) }), /at most 100 characters/],
    ['a state in words', feature({ state: 'New Jersey' }), /^properties\.state: /],
  ])('refuses %s, and takes the next [DSC-09: odd shapes]', async (_, odd, reason) => {
    const { refused, created } = await run(collection(odd, feature({ id: '2' })));
    expect(refused.map((one) => one.reason)).toEqual([expect.stringMatching(reason)]);
    expect(created).toBe(1);
  });

  it('refuses more points than can be drawn, and an id that comes twice', async () => {
    const many = Array.from({ length: 50_001 }, (_, at) => [-74 + at / 100_000, 40]);
    const { refused } = await run(
      collection(feature(), feature({ id: '2' }, { type: 'Polygon', coordinates: [many] }), feature()),
    );
    expect(refused.map(({ place }) => place)).toEqual(['row 2 (id 2)', 'row 3 (id 1)']);
  });

  it('replaces what differs, keeps what the file does not name, and changes nothing the second time', async () => {
    await run(collection(feature(), feature({ id: '2' })));
    expect(await run(collection(feature({ name: 'Harbor' })))).toMatchObject({ created: 0, updated: 1 });
    expect(await run(collection(feature({ name: 'Harbor' })))).toMatchObject({ updated: 0, unchanged: 1 });
    expect((await kept()).map(({ name }) => name).sort()).toEqual(['Harbor', 'Harbor & Hill (East)']);
  });

  it('a dry run writes nothing and counts the same', async () => {
    const dry = await run(collection(feature(), 'x'), true);
    expect(await kept()).toEqual([]);
    expect(await run(collection(feature(), 'x'))).toEqual(dry);
  });

  it.each([
    ['a list', '[]'],
    ['one feature', JSON.stringify(feature())],
    ['another kind of object', '{"type":"Topology","objects":{}}'],
    ['a list of features without a type', JSON.stringify({ features: [feature()] })],
    ['a collection of none', JSON.stringify(collection())],
    ['a collection of another kind', JSON.stringify({ type: 'GeometryCollection', features: [feature()] })],
    ['an object in place of the list', '{"type":"FeatureCollection","features":{"a":{}}}'],
    ['cut off', JSON.stringify(collection(feature())).slice(0, -9)],
    ['no JSON', '{"features": [}'],
    ['empty', ''],
  ])('a file that is %s changes nothing', async (_, text) => {
    await expect(run(text)).rejects.toThrow(MalformedFileError);
    expect(await kept()).toEqual([]);
  });

  it.skipIf(HOW_REAL !== '')(`takes the real file${HOW_REAL} [DSC-09: paths at import]`, async () => {
    const options = { store: scratch.store, isDryRun: false, onProgress: () => {} };
    expect(await importDistrictShapes(REAL_FILE, options)).toMatchObject({ created: 83, refused: [] });
    expect((await kept()).reduce((sum, { path: drawn }) => sum + drawn.length, 0)).toBeLessThan(20_000);
  });
});
