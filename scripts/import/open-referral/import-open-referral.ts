import '#api/reactions/reactions.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { readJsonArray } from '../read-json-array.ts';
import { type HsdsOrganization, readHsdsOrganization } from './hsds-organization.ts';

const SOURCE = 'open-referral';
/** The source does not say how many hands are needed; a charity changes these on its stamp. */
const PLACES = { resourceMinNumber: 1, resourceDesiredNumber: 4, resourceMaxNumber: 10 };

/**
 * Imports organizations of the Human Services Data Specification (HSDS 3) from a JSON list, with their locations and
 * services inside: each becomes a charity that is not shown until staff has finished it. Throws MalformedFileError.
 */
export function importOpenReferral(file: string, options: ImportOptions): Promise<ImportReport> {
  return importRows(
    {
      rows: () => readJsonArray(file),
      idOf,
      read: readHsdsOrganization,
      take: async (organization, place, report) => {
        const { stamp, leftOut } = organization;
        for (const reason of leftOut) report.leftOut.push({ place, reason });
        if (stamp && stamp.eventTitle !== stamp.fullTitle)
          report.shortened.push({ place, from: stamp.fullTitle, to: stamp.eventTitle });
        const imported = providerOf(organization);
        const outcome = options.isDryRun
          ? await compareImportedProvider(options, options.viewer, imported)
          : (await importProvider(options, options.viewer, imported)).outcome;
        report[outcome] += 1;
      },
    },
    options,
  );
}

function providerOf({
  sourceId,
  name,
  mission,
  districtId,
  location,
  stamp,
}: HsdsOrganization): ImportedProvider {
  return {
    ...{ source: SOURCE, sourceId, name, mission, districtId, isVisible: false },
    program: stamp && {
      location,
      stamp: {
        ...{ eventTitle: stamp.eventTitle, description: stamp.description },
        ...{ serviceTags: [], stampIcon: 'stamp_people_01', ...PLACES },
      },
      openings: [],
    },
  };
}

function idOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : null;
}
