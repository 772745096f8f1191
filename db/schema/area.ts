import { integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { AREA_KINDS } from '#domain/areas/area.ts';
import { hasLength, isBetween, isOneOf, rule } from './rules.ts';

/** Coordinates of each ZIP code; a code without its own point has the mean of its city's. */
export const zipCode = sqliteTable(
  'zip_code',
  {
    zip: text().primaryKey(),
    city: text().notNull(),
    state: text().notNull(),
    latitude: real().notNull(),
    longitude: real().notNull(),
  },
  () => [
    rule('zip_code_five_digits', `length("zip") = 5 AND "zip" NOT GLOB '*[^0-9]*'`),
    rule('zip_code_city_length', hasLength('city', 1, 100)),
    rule('zip_code_state', hasLength('state', 2, 2)),
    rule('zip_code_latitude', isBetween('latitude', -90, 90)),
    rule('zip_code_longitude', isBetween('longitude', -180, 180)),
  ],
);

/**
 * The outline of a place or neighborhood, made into a path when it is imported: drawing a map only reads. Which district
 * it belongs to follows from its names, since districts may come later than outlines.
 */
export const areaOutline = sqliteTable(
  'area_outline',
  {
    id: text().primaryKey(),
    kind: text({ enum: AREA_KINDS }).notNull(),
    name: text().notNull(),
    /** County that decides a neighborhood's district; null for a place, which is found by its own name. */
    county: text(),
    state: text().notNull(),
    /** SVG path in map units (`api/domain/areas/mercator.ts`), like the four edges. */
    path: text().notNull(),
    left: integer().notNull(),
    top: integer().notNull(),
    right: integer().notNull(),
    bottom: integer().notNull(),
    /** Position of the area's name on the map. */
    latitude: real().notNull(),
    longitude: real().notNull(),
  },
  () => [
    rule('area_outline_kind', isOneOf('kind', AREA_KINDS)),
    rule('area_outline_name_length', hasLength('name', 1, 100)),
    rule('area_outline_state', hasLength('state', 2, 2)),
    rule('area_outline_path', `"path" GLOB 'M*z'`),
    rule('area_outline_edges', `"left" < "right" AND "top" < "bottom"`),
    rule('area_outline_latitude', isBetween('latitude', -90, 90)),
    rule('area_outline_longitude', isBetween('longitude', -180, 180)),
  ],
);
