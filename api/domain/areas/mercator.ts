import type { GeoPoint } from './area.ts';

/** Units across the whole earth: one is what browsers' maps show as a pixel at zoom level 14, some 7 m in New York. */
export const MAP_SIZE = 256 * 2 ** 14;
export const MAP_ZOOM = 14;

/** Beyond it the projection goes to infinity; every map of the web ends here. */
const LAST_LATITUDE = 85.05112878;

/** A point of the earth on the map of the web (spherical Mercator), in units; y grows to the south. */
export function projected({ latitude, longitude }: GeoPoint): { x: number; y: number } {
  const bounded = Math.max(-LAST_LATITUDE, Math.min(LAST_LATITUDE, latitude));
  const sine = Math.sin((bounded * Math.PI) / 180);
  return {
    x: (MAP_SIZE * (longitude + 180)) / 360,
    y: MAP_SIZE * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

/** The way back, in degrees. */
export function unprojected({ x, y }: { x: number; y: number }): GeoPoint {
  const latitude = (360 / Math.PI) * Math.atan(Math.exp(Math.PI * (1 - (2 * y) / MAP_SIZE))) - 90;
  return { latitude, longitude: (x / MAP_SIZE) * 360 - 180 };
}

const EARTH_METERS = 40_075_016.686;

/** How many units a mile is long at this latitude. */
export function unitsOfMiles(miles: number, latitude: number): number {
  return (miles * 1609.344 * MAP_SIZE) / (EARTH_METERS * Math.cos((latitude * Math.PI) / 180));
}
