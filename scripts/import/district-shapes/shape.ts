import { z } from 'zod';
import type { AreaOutlineRow } from '#api/operations/imports/write-areas.ts';
import { AREA_KINDS } from '#domain/areas/area.ts';
import { outlineOf } from '#domain/areas/outline.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import { pointRefusal } from '../point-refusal.ts';
import { textUpTo } from '../row-text.ts';

/** An outline as it is kept, with its id as the file writes it. */
export type Shape = { sourceId: string; outline: AreaOutlineRow };

/** A coast surveyed to the meter has some thousands. */
const MOST_POINTS = 50_000;

/** The counties of New York's boroughs: ids of its neighborhoods begin with the borough. */
const COUNTY_OF_BOROUGH: Readonly<Record<string, string>> = {
  BX: 'Bronx',
  BK: 'Kings',
  MN: 'New York',
  QN: 'Queens',
  SI: 'Richmond',
};

const position = z
  .array(z.number())
  .min(2)
  .max(4)
  .transform((numbers): [number, number] => [numbers[0] ?? Number.NaN, numbers[1] ?? Number.NaN])
  .superRefine(([longitude, latitude], context) => {
    const message = pointRefusal({ latitude, longitude });
    if (message !== null) context.addIssue({ code: 'custom', message });
  });
const polygon = z.array(z.array(position).min(4).max(MOST_POINTS)).min(1).max(MOST_POINTS);
const feature = z.object({
  properties: z.object({
    kind: z.enum(AREA_KINDS),
    id: textUpTo(40),
    name: textUpTo(100),
    state: textUpTo(2).pipe(z.string().regex(/^[A-Z]{2}$/, 'expected two capital letters')),
    county: textUpTo(100).nullish(),
  }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: polygon }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).min(1).max(MOST_POINTS) }),
  ]),
});

const named = z.object({ properties: z.object({ id: z.union([z.string(), z.number()]) }) });

/** The id of a feature for people who look it up; null where it has none. */
export function idOfShape(value: unknown): string | null {
  const parsed = named.safeParse(value);
  return parsed.success ? String(parsed.data.properties.id).slice(0, 40) : null;
}

/** What a feature of GeoJSON says, or why it cannot be taken. */
export function readShape(value: unknown): Reading<Shape> {
  const parsed = feature.safeParse(value);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { properties, geometry } = parsed.data;
  const rings = geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat();
  const points = rings.reduce((sum, ring) => sum + ring.length, 0);
  if (points > MOST_POINTS)
    return { refusal: `geometry: expected at most ${MOST_POINTS} points, found ${points}` };
  const drawn = outlineOf(rings);
  if (drawn === null) return { refusal: 'geometry: expected a shape that is large enough to be drawn' };
  const { kind, id, name, state } = properties;
  const borough = COUNTY_OF_BOROUGH[id.slice(0, 2)];
  const county = properties.county ?? (kind === 'neighborhood' && state === 'NY' ? borough : null) ?? null;
  return {
    item: {
      sourceId: id,
      outline: { id, kind, name, county, state, path: drawn.path, ...drawn.box, ...drawn.center },
    },
  };
}
