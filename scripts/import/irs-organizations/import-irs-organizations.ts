import '#api/reactions/reactions.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  type ImportOutcome,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import { IRS_SOURCE } from '#domain/charities/likely-charity.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { readCsvRows } from '../read-csv-rows.ts';
import { tidy } from '../row-text.ts';
import { COLUMNS, type Organization, readOrganization } from './organization.ts';

/**
 * Imports registered charities from a CSV file: each becomes a provider that is not shown until staff has finished
 * it. Throws MalformedFileError.
 */
export function importIrsOrganizations(file: string, options: ImportOptions): Promise<ImportReport> {
  return importRows(
    {
      rows: () => readCsvRows(file, COLUMNS),
      idOf: ({ ein }) => tidy(ein) || null,
      read: readOrganization,
      take: async (organization, place, report) => {
        for (const reason of organization.leftOut) report.leftOut.push({ place, reason });
        report[await takeOrganization(organization, options)] += 1;
      },
    },
    options,
  );
}

async function takeOrganization(
  { sourceId, name, mission, districtId }: Organization,
  options: ImportOptions,
): Promise<ImportOutcome> {
  const imported: ImportedProvider = {
    source: IRS_SOURCE,
    sourceId,
    name,
    mission,
    districtId,
    isVisible: false,
    program: null,
  };
  if (options.isDryRun) return compareImportedProvider(options, options.viewer, imported);
  return (await importProvider(options, options.viewer, imported)).outcome;
}
