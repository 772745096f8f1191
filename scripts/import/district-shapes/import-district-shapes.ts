import { writeOutlines } from '#api/operations/imports/write-areas.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { readGeoFeatures } from '../read-json-array.ts';
import { idOfShape, readShape, type Shape } from './shape.ts';

/**
 * Imports outlines of places and neighborhoods from a GeoJSON file: what it says of an area replaces what was kept of
 * it, others stay. Throws MalformedFileError.
 */
export async function importDistrictShapes(
  file: string,
  options: Omit<ImportOptions, 'viewer' | 'now' | 'config'>,
): Promise<ImportReport> {
  const taken: Shape[] = [];
  const report = await importRows<unknown, Shape>(
    {
      rows: () => readGeoFeatures(file),
      idOf: idOfShape,
      read: readShape,
      take: async (shape) => void taken.push(shape),
      isOfDistricts: false,
    },
    options,
  );
  const rows = taken.map(({ outline }) => outline);
  const { created, updated, unchanged } = await writeOutlines(options.store, rows, options.isDryRun);
  return { ...report, created: created.length, updated: updated.length, unchanged: unchanged.length };
}
