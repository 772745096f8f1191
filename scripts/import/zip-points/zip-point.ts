import { z } from 'zod';
import type { GeoPoint } from '#domain/areas/area.ts';
import { isZip } from '#domain/areas/zip-code.ts';
import { issueOf } from '../import-report.ts';
import type { Reading } from '../import-rows.ts';
import { pointRefusal } from '../point-refusal.ts';
import type { CsvColumns, CsvRow } from '../read-csv-rows.ts';
import { textUpTo, tidy } from '../row-text.ts';

type Column = 'zip' | 'city' | 'state' | 'latitude' | 'longitude';

export const COLUMNS: CsvColumns<Column> = {
  needed: ['zip', 'city', 'state', 'latitude', 'longitude'],
  aliases: {
    zipcode: 'zip',
    postalcode: 'zip',
    stateid: 'state',
    stateabbr: 'state',
    lat: 'latitude',
    lng: 'longitude',
    lon: 'longitude',
    long: 'longitude',
  },
};

/** A ZIP code as a file tells of it; some files know no point of some codes. */
export type ZipPoint = { sourceId: string; city: string; state: string; point: GeoPoint | null };

const text = z.string().transform(tidy);
const degrees = z
  .string()
  .trim()
  .regex(/^(-?\d{1,3}(\.\d{1,18})?)?$/, 'expected degrees as 40.74493')
  .transform((written) => (written === '' ? null : Number(written)));

const published = z.object({
  // A spreadsheet drops the zeros in front.
  zip: text.transform((written) => (/^\d{3,4}$/.test(written) ? written.padStart(5, '0') : written)),
  city: textUpTo(100),
  state: text.pipe(z.string().regex(/^[A-Za-z]{2}$/, 'expected two letters')),
  latitude: degrees,
  longitude: degrees,
});

/** What a row says, or why it cannot be taken. */
export function readZipPoint(row: CsvRow<Column>): Reading<ZipPoint> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { zip, city, state, latitude, longitude } = parsed.data;
  if (!isZip(zip)) return { refusal: `zip: expected five digits, found “${zip.slice(0, 40)}”` };
  if ((latitude === null) !== (longitude === null))
    return { refusal: 'latitude, longitude: expected both or none' };
  const point =
    latitude === null || longitude === null
      ? null
      : { latitude: inMeters(latitude), longitude: inMeters(longitude) };
  const refusal = point && pointRefusal(point);
  if (refusal) return { refusal: `latitude, longitude: ${refusal}` };
  return { item: { sourceId: zip, city, state: state.toUpperCase(), point } };
}

const inMeters = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
