import { createHash } from 'node:crypto';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { seedDistricts } from '../seed/seed-places.ts';
import { emptyReport, type ImportReport, type Place, type Progress } from './import-report.ts';

/** A row of a file with its number, and where it is for people who look it up. */
export type FileRow<Value> = { row: number; place: string; value: Value; bytesRead: number };

/** What a row says, or why it cannot be taken. */
export type Reading<Item> = { item: Item } | { refusal: string };

export type ImportOptions = {
  store: Store;
  /** For what people are told whose quest moved at the source. */
  config: Config;
  /** Staff: whoever runs the command on the machine itself. */
  viewer: Viewer;
  now: number;
  isDryRun: boolean;
  onProgress: Progress;
};

/** How one kind of file is read and taken. */
export type Source<Value, Item extends { sourceId: string }> = {
  rows: () => AsyncIterable<FileRow<Value>>;
  /** The id as the row writes it, for people who look the row up; null without one. */
  idOf: (value: Value) => string | null;
  read: (value: Value) => Reading<Item>;
  take: (item: Item, place: Place, report: ImportReport) => Promise<void>;
  /** Whether what is taken lies in districts, which then have to be there. */
  isOfDistricts?: boolean;
  /** Called with the rows so far while the file is looked at; throws MalformedFileError for too many. */
  checkLength?: (rows: number) => void;
};

/**
 * Imports a file. It is read twice: once to see that it is whole, so that a malformed one changes nothing, then row
 * by row: each is taken or refused with its place and reason. Throws MalformedFileError.
 */
export async function importRows<Value, Item extends { sourceId: string }>(
  source: Source<Value, Item>,
  { store, isDryRun, onProgress }: Omit<ImportOptions, 'viewer' | 'now' | 'config'>,
): Promise<ImportReport> {
  let rows = 0;
  for await (const _row of source.rows()) {
    rows += 1;
    source.checkLength?.(rows);
  }
  if (!isDryRun && source.isOfDistricts !== false) await store.write(seedDistricts);
  const report = emptyReport();
  const earlier = new Map<string, Earlier>();
  for await (const { row, place: where, value, bytesRead } of source.rows()) {
    const id = source.idOf(value);
    const place = id === null ? where : `${where} (id ${id})`;
    const reading = refuseRepeated(source.read(value), where, earlier);
    if ('refusal' in reading) report.refused.push({ place, reason: reading.refusal });
    else await source.take(reading.item, place, report);
    onProgress({ row, bytesRead });
  }
  return report;
}

/** First row with an ID, and a digest of its content, since a file can be larger than memory. */
type Earlier = { place: string; digest: string };

function refuseRepeated<Item extends { sourceId: string }>(
  reading: Reading<Item>,
  place: string,
  earlier: Map<string, Earlier>,
): Reading<Item> {
  if ('refusal' in reading) return reading;
  const { sourceId } = reading.item;
  const digest = createHash('sha256').update(JSON.stringify(reading.item)).digest('base64');
  const first = earlier.get(sourceId);
  if (first) {
    const difference = first.digest === digest ? '' : ', with other content';
    return { refusal: `id: expected each id once, found it in ${first.place} already${difference}` };
  }
  earlier.set(sourceId, { place, digest });
  return reading;
}
