import type { ImportedPlace } from '#api/operations/imports/imported-place.ts';
import { tidy } from '../row-text.ts';

export const ADDRESS_MAX = 200;

const COORDINATES = /^\(\s*(-?\d{1,3}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*\)$/;

/**
 * The place in an address of several lines, the last with the coordinates in brackets; its name is its first line.
 * `shown` mends how a line is written. Null where no address is given or one that is longer than 200 characters.
 */
export function parseLocality(
  locality: string,
  shown: (line: string) => string = tidy,
): ImportedPlace | null {
  const lines = locality
    .split(/[\r\n]+/)
    .map(tidy)
    .filter(Boolean);
  const address = lines.filter((line) => !line.startsWith('(')).map(shown);
  const [name = ''] = address;
  if (name === '' || address.join(', ').length > ADDRESS_MAX) return null;
  return { name, address: address.join(', '), ...coordinatesIn(lines) };
}

/** The postcode at the end of the address, as it stands there; empty without one. */
export function postcodeIn(locality: string): string {
  return /\b(\d{5}(?:-\d{4})?)\s*(?:[\r\n]+\s*\(|$)/.exec(locality)?.[1] ?? '';
}

function coordinatesIn(lines: readonly string[]): { latitude: number | null; longitude: number | null } {
  const match = lines.map((line) => COORDINATES.exec(line)).find(Boolean);
  return match
    ? { latitude: Number(match[1]), longitude: Number(match[2]) }
    : { latitude: null, longitude: null };
}
