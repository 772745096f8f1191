import { writeZipCodes, type ZipCodeRow } from '#api/operations/imports/write-areas.ts';
import { cityMeans, cityOf } from '#domain/areas/zip-code.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { readCsvRows } from '../read-csv-rows.ts';
import { tidy } from '../row-text.ts';
import { COLUMNS, readZipPoint, type ZipPoint } from './zip-point.ts';

/**
 * Imports where ZIP codes lie from a CSV file: what it says of a code replaces what was kept of it, other codes stay. A
 * code without a point gets the middle of its city. Throws MalformedFileError.
 */
export async function importZipPoints(
  file: string,
  options: Omit<ImportOptions, 'viewer' | 'now' | 'config'>,
): Promise<ImportReport> {
  const taken: { place: string; code: ZipPoint }[] = [];
  const report = await importRows<Parameters<typeof readZipPoint>[0], ZipPoint>(
    {
      rows: () => readCsvRows(file, COLUMNS),
      idOf: ({ zip }) => tidy(zip).slice(0, 40) || null,
      read: readZipPoint,
      take: async (code, place) => void taken.push({ place, code }),
      isOfDistricts: false,
    },
    options,
  );
  const means = cityMeans(taken.map(({ code }) => code));
  const rows: ZipCodeRow[] = [];
  for (const { place, code } of taken) {
    const { sourceId: zip, city, state } = code;
    const point = code.point ?? means.get(cityOf(code));
    if (point) rows.push({ zip, city, state, ...point });
    else
      report.refused.push({
        place,
        reason: 'latitude, longitude: expected a point, found none, and none is known in its city',
      });
    if (point && !code.point) report.mended.push({ place, what: 'no point: the middle of its city' });
  }
  const { created, updated, unchanged } = await writeZipCodes(options.store, rows, options.isDryRun);
  return { ...report, created: created.length, updated: updated.length, unchanged: unchanged.length };
}
