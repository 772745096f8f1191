import { type SQL, sql } from 'drizzle-orm';
import { location } from '#db/schema/provider.ts';
import type { GeoPoint } from '#domain/areas/area.ts';
import { boxWithin, EARTH_RADIUS_MILES } from '#domain/discovery/distance.ts';

/** `milesBetween` of the domain to a location; null where it has no point. By products: not every engine has pow(). */
export function milesBetween({ latitude, longitude }: GeoPoint): SQL<number | null> {
  const north = sql`sin(radians(${location.latitude} - ${latitude}) / 2)`;
  const east = sql`sin(radians(${location.longitude} - ${longitude}) / 2)`;
  return sql`(${2 * EARTH_RADIUS_MILES} * asin(min(1, sqrt(${north} * ${north}
    + cos(radians(${latitude})) * cos(radians(${location.latitude})) * ${east} * ${east}))))`;
}

/** Whether a location lies that near: by a box that the index knows, and then exactly. */
export function isWithin(point: GeoPoint, miles: number): SQL {
  const { south, north, west, east } = boxWithin(point, miles);
  return sql`${location.latitude} BETWEEN ${south} AND ${north}
    AND ${location.longitude} BETWEEN ${west} AND ${east} AND ${milesBetween(point)} <= ${miles}`;
}
