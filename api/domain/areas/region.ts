import type { GeoPoint } from './area.ts';

type Bounds = { south: number; north: number; west: number; east: number };

/** Bounds of the region the product serves, in degrees: New Jersey, New York City and around, Massachusetts. */
const REGION: readonly Bounds[] = [
  { south: 38.8, north: 41.4, west: -75.6, east: -73.85 },
  { south: 40.4, north: 41.4, west: -74.3, east: -71.8 },
  { south: 41.2, north: 42.95, west: -73.6, east: -69.8 },
];

/** What can be wrong with a point: unknown and written as zeros, longitude first, or somewhere else. */
export type PointProblem = 'zero' | 'swapped' | 'outside';

/** What is wrong with a point that maps and ZIP searches have to find; null for a point in the region. */
export function pointProblem({ latitude, longitude }: GeoPoint): PointProblem | null {
  if (isInRegion(latitude, longitude)) return null;
  if (latitude === 0 && longitude === 0) return 'zero';
  return isInRegion(longitude, latitude) ? 'swapped' : 'outside';
}

function isInRegion(latitude: number, longitude: number): boolean {
  return REGION.some(
    ({ south, north, west, east }) =>
      latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}
