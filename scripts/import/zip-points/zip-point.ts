import { z } from 'zod';
import type { GeoPoint } from '#domain/areas/area.ts';
import { isZip } from '#domain/areas/zip-code.ts';
import { tidy } from '../html-text.ts';
import type { Reading } from '../import-rows.ts';
import { issueOf } from '../issue-of.ts';
import type { CsvRow } from '../read-csv-rows.ts';

export const COLUMNS = ['zip', 'city', 'state', 'latitude', 'longitude'] as const;

/** A ZIP code as a file tells of it; some files know no point of some codes. */
export type ZipPoint = { sourceId: string; city: string; state: string; point: GeoPoint | null };

const text = z.string().transform(tidy);
const degrees = (limit: number) =>
  z
    .string()
    .trim()
    .regex(/^(-?\d{1,3}(\.\d{1,12})?)?$/, 'is no number of degrees')
    .transform((written) => (written === '' ? null : Number(written)))
    .refine((number) => number === null || Math.abs(number) <= limit, `is beyond ${limit} degrees`);

const published = z.object({
  // A spreadsheet drops the zeros in front.
  zip: text.transform((written) => (/^\d{3,4}$/.test(written) ? written.padStart(5, '0') : written)),
  city: text.pipe(z.string().min(1, 'missing').max(100, 'longer than 100 characters')),
  state: text.pipe(z.string().regex(/^[A-Za-z]{2}$/, 'is not two letters')),
  latitude: degrees(90),
  longitude: degrees(180),
});

/** What a row says, or why it cannot be taken. */
export function readZipPoint(row: CsvRow<(typeof COLUMNS)[number]>): Reading<ZipPoint> {
  const parsed = published.safeParse(row);
  if (!parsed.success) return { refusal: issueOf(parsed.error) };
  const { zip, city, state, latitude, longitude } = parsed.data;
  if (!isZip(zip)) return { refusal: `«${zip.slice(0, 40)}» is no ZIP code of five digits` };
  if ((latitude === null) !== (longitude === null)) return { refusal: 'has half of a point' };
  const point =
    latitude === null || longitude === null
      ? null
      : { latitude: inMeters(latitude), longitude: inMeters(longitude) };
  return { item: { sourceId: zip, city, state: state.toUpperCase(), point } };
}

const inMeters = (degrees: number) => Math.round(degrees * 1e5) / 1e5;
