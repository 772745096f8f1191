import type { GeoPoint } from '../areas/area.ts';

/** Miles; the sphere on which distances are told. */
export const EARTH_RADIUS_MILES = 3958.8;
const MILES_A_DEGREE = (Math.PI * EARTH_RADIUS_MILES) / 180;

/** Miles from one point to another as the crow flies. In SQL: discovery/discovery/distance-where.ts. */
export function milesBetween(one: GeoPoint, other: GeoPoint): number {
  const north = Math.sin(radians(other.latitude - one.latitude) / 2);
  const east = Math.sin(radians(other.longitude - one.longitude) / 2);
  const chord =
    north * north + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * east * east;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Degrees; what lies within so many miles lies between these. */
export type GeoBox = { south: number; north: number; west: number; east: number };

/** A box that holds all within so many miles of a point; near the poles and the date line it is the whole way round. */
export function boxWithin({ latitude, longitude }: GeoPoint, miles: number): GeoBox {
  // A hair wider, so that rounding loses nothing at the edge.
  const high = (miles / MILES_A_DEGREE) * 1.001;
  const [south, north] = [latitude - high, latitude + high];
  const widest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const wide = high / widest;
  const [west, east] = [longitude - wide, longitude + wide];
  const isWhole = south <= -90 || north >= 90 || west < -180 || east > 180;
  return isWhole ? { south, north, west: -180, east: 180 } : { south, north, west, east };
}

/** A position as it is kept on its way: to about half a mile, so that it tells no one's door. */
export function roundedPoint({ latitude, longitude }: GeoPoint): GeoPoint {
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return { latitude: rounded(latitude), longitude: rounded(longitude) };
}

/** Whether it is a point of the earth, in degrees. */
export function isGeoPoint({ latitude, longitude }: GeoPoint): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
