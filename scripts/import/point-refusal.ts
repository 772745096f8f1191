import type { GeoPoint } from '#domain/areas/area.ts';
import { type PointProblem, pointProblem } from '#domain/areas/region.ts';

const EXPECTED: Readonly<Record<PointProblem, string>> = {
  zero: 'expected a known point, found 0, 0',
  swapped: 'expected latitude before longitude, found them swapped',
  outside: 'expected a point in our region',
};

/** What was expected of a point that lies outside the region; null for one inside. */
export function pointRefusal(point: GeoPoint): string | null {
  const problem = pointProblem(point);
  if (problem === null) return null;
  const found =
    problem === 'zero'
      ? ''
      : `${problem === 'swapped' ? ':' : ', found'} ${point.latitude}, ${point.longitude}`;
  return `${EXPECTED[problem]}${found}`;
}
