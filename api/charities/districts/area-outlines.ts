import type { Context } from '#api/access/request/context.ts';
import type { AreaKind, AreaMap } from '#api/graphql/generated/types.ts';
import { areaOutline } from '#db/schema/area.ts';
import { areaMapOf, viewBoxOf } from '#domain/areas/area-map.ts';
import { MAP_SIZE } from '#domain/areas/mercator.ts';
import { listDistricts } from './district-queries.ts';

const KINDS = { place: 'PLACE', neighborhood: 'NEIGHBORHOOD', dot: 'DOT' } as const satisfies Record<
  string,
  AreaKind
>;

/** The map of some districts, or of everything that is drawn; ids of none are left out. Two statements. */
export async function readAreaMap(context: Context, districtIds: readonly string[] | null): Promise<AreaMap> {
  const [districts, outlines] = await Promise.all([
    listDistricts(context),
    context.store.read.select().from(areaOutline),
  ]);
  const { box, left, top, areas, sheets } = areaMapOf(districts, outlines, districtIds);
  return {
    viewBox: viewBoxOf(box),
    areas: areas.map((area) => ({ ...area, kind: KINDS[area.kind], viewBox: viewBoxOf(area.box) })),
    sheets: sheets.map((sheet) => ({ areaIds: sheet.areaIds, viewBox: viewBoxOf(sheet.box) })),
    project: { size: MAP_SIZE, left, top },
  };
}
