import { milesBetween } from '../../discovery/distance.ts';
import type { NamedLocation } from '../location-in-words.ts';

export type KnownLocation = NamedLocation & { latitude: number | null; longitude: number | null };

/** About 55 yards: less is a point set more exactly. */
const MOVED_MILES = 0.03;

/** Whether people on quests there have to know: it is called otherwise, or is somewhere else. */
export function isLocationChanged(before: KnownLocation, after: KnownLocation): boolean {
  const isSaidOtherwise = (['name', 'address', 'detail'] as const).some(
    (part) => before[part].trim() !== after[part].trim(),
  );
  return isSaidOtherwise || isPointMoved(before, after);
}

/** Whether its point on the map moved; one that had none has only got one. */
export function isPointMoved(before: KnownLocation, after: KnownLocation): boolean {
  const [from, to] = [pointOf(before), pointOf(after)];
  return from !== null && to !== null && milesBetween(from, to) > MOVED_MILES;
}

function pointOf({ latitude, longitude }: KnownLocation) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
