import { withPlainDigits } from '../text/typed-digits.ts';
import type { GeoPoint } from './area.ts';

/** Whether a text is a ZIP code as people type it: five digits. */
export function isZip(text: string): boolean {
  return /^[0-9]{5}$/.test(text);
}

/** A ZIP code as it was typed, with what stands behind it for the mail carrier, as five digits; anything else unchanged. */
export function readZip(typed: string): string {
  if (typed.length > LONGEST_ZIP) return typed;
  const zip = /^(\d{5})(?:[\s\u2010-\u2015-]?\d{4})?$/.exec(withPlainDigits(typed).trim())?.[1];
  return zip ?? typed;
}

/** Maximum length of a typed ZIP code. */
const LONGEST_ZIP = 40;

/** Returns the typed ZIP code, or null if it isn't one. */
export function zipOf(typed: string): string | null {
  const zip = readZip(typed);
  return isZip(zip) ? zip : null;
}

type Located = { city: string; state: string; point: GeoPoint | null };

/**
 * The middle of the known points of each city, by `cityOf`: post office boxes and single receivers have a code without a
 * point of its own, and lie somewhere in their city.
 */
export function cityMeans(codes: readonly Located[]): ReadonlyMap<string, GeoPoint> {
  const sums = new Map<string, GeoPoint & { count: number }>();
  for (const code of codes) {
    if (!code.point) continue;
    const sum = sums.get(cityOf(code)) ?? { latitude: 0, longitude: 0, count: 0 };
    sums.set(cityOf(code), {
      latitude: sum.latitude + code.point.latitude,
      longitude: sum.longitude + code.point.longitude,
      count: sum.count + 1,
    });
  }
  return new Map(
    [...sums].map(([city, { latitude, longitude, count }]) => [
      city,
      { latitude: rounded(latitude / count), longitude: rounded(longitude / count) },
    ]),
  );
}

/** Normalized name of a city and its state, regardless of capitalization. */
export const cityOf = ({ city, state }: { city: string; state: string }) =>
  `${city.toLowerCase()}, ${state.toUpperCase()}`;

/** To a meter, as the points themselves. */
const rounded = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
