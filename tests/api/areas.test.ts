import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { projected } from '#domain/areas/mercator.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
  await world.store.write(async (tx) => {
    await insertDistrict(tx, { id: 'hob', name: 'Hoboken' });
    await insertDistrict(tx, { id: 'bx', name: 'The Bronx', county: 'Bronx', state: 'NY' });
    const weehawken = { centerLatitude: 40.7695, centerLongitude: -74.0204, zoomLevel: 14 };
    await insertDistrict(tx, { id: 'wee', name: 'Weehawken', ...weehawken });
  });
});
afterAll(() => world.close());

type Area = Record<'id' | 'name' | 'kind' | 'path' | 'viewBox', string> & {
  districtId: string | null;
  latitude: number;
  longitude: number;
};
type AreaMap = {
  viewBox: string;
  areas: Area[];
  sheets: { viewBox: string; areaIds: string[] }[];
  project: { size: number; left: number; top: number };
};

const MAP = `viewBox areas { id name kind districtId path viewBox latitude longitude }
  sheets { viewBox areaIds } project { size left top }`;

async function askMap(districtIds: unknown): Promise<AreaMap> {
  const document = `query ($ids: [ID!]) { areaOutlines(districtIds: $ids) { ${MAP} } }`;
  const { data, errors } = await world.gql<{ areaOutlines: AreaMap }>(document, { ids: districtIds });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('no map');
  return data.areaOutlines;
}

describe('outlines of areas', () => {
  it('towns, neighborhoods and dots, to everybody [DSC-09, ALE-02: one field of the API]', async () => {
    const { areas } = await askMap(['hob', 'bx', 'wee']);
    const of = (id: string) => areas.filter(({ districtId }) => districtId === id);
    expect(of('hob')).toMatchObject([{ name: 'Hoboken', kind: 'PLACE', id: '3432250' }]);
    expect(of('wee')).toMatchObject([{ name: 'Weehawken', kind: 'DOT', latitude: 40.7695 }]);
    expect(of('bx')).toHaveLength(50 - 1);
    expect(new Set(of('bx').map(({ kind }) => kind))).toEqual(new Set(['NEIGHBORHOOD']));
    for (const { path } of areas) expect(path).toMatch(/^M[-\d l a M z]+z$/);
  });

  it('stands within its town by the projection that comes along [DSC-09: a point on the outlines]', async () => {
    const { areas, project, viewBox } = await askMap(['hob']);
    const { x, y } = projected({ latitude: 40.74493, longitude: -74.03237 });
    const [left = 0, top = 0, width = 0, height = 0] = (areas[0]?.viewBox ?? '').split(' ').map(Number);
    expect(viewBox).toBe(areas[0]?.viewBox);
    expect(x - project.left).toBeGreaterThan(left);
    expect(x - project.left).toBeLessThan(left + width);
    expect(y - project.top).toBeGreaterThan(top);
    expect(y - project.top).toBeLessThan(top + height);
    expect(project.size).toBe(4_194_304);
  });

  it('without ids it has everything that is drawn, what is far away on a sheet of its own', async () => {
    const { areas, sheets } = await askMap(null);
    expect(areas.filter(({ districtId }) => districtId === null).map(({ name }) => name)).toContain(
      'Secaucus',
    );
    const waltham = areas.find(({ name }) => name === 'Waltham');
    expect(sheets.at(-1)?.areaIds).toEqual([waltham?.id]);
    expect(sheets.flatMap(({ areaIds }) => areaIds).sort()).toEqual(areas.map(({ id }) => id).sort());
  });

  it('ids of none, twice or odd bring nothing more', async () => {
    expect(await askMap([])).toMatchObject({ viewBox: '0 0 1 1', areas: [], sheets: [] });
    expect(await askMap(['none', '<svg>', "' OR 1=1"])).toMatchObject({ areas: [] });
    expect((await askMap(['hob', 'hob'])).areas).toHaveLength(1);
  });

  it('takes two statements, for any number of districts', async () => {
    const before = world.store.statementCount();
    await askMap(['hob', 'bx', 'wee']);
    expect(world.store.statementCount() - before).toBe(2);
  });

  it.each(['true', '{ id: "hob" }', '[[null]]'])('refuses districtIds: %s', async (value) => {
    const { errors } = await world.gql(`{ areaOutlines(districtIds: ${value}) { viewBox } }`);
    expect(errors).toBeDefined();
  });
});
