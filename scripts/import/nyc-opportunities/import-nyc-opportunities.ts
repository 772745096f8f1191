import '#api/reactions/reactions.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import {
  compareImportedQuest,
  type ImportedQuest,
  importQuest,
} from '#api/operations/imports/import-quest.ts';
import { newYorkDay } from '#domain/time/new-york-time.ts';
import type { ImportReport, Place } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { refuseTooMany } from '../malformed-file.ts';
import { readCsvRows } from '../read-csv-rows.ts';
import { tidy } from '../row-text.ts';
import { COLUMNS, type Opportunity, readOpportunity } from './opportunity.ts';

const SOURCE = 'nyc-opportunities';

/**
 * Imports the city's volunteer opportunities from a CSV file: each becomes a Draft of its organization, or
 * a stamp where its day is over, and each organization a provider that is not shown until staff has finished it. Throws MalformedFileError.
 */
export function importNycOpportunities(file: string, options: ImportOptions): Promise<ImportReport> {
  const organizations = takeOrganizations(options);
  return importRows(
    {
      rows: () => readCsvRows(file, COLUMNS),
      checkLength: (rows) => refuseTooMany(file, rows),
      idOf: ({ opportunity_id }) => tidy(opportunity_id) || null,
      read: (row) => readOpportunity(row, newYorkDay(options.now)),
      take: async (opportunity, place, report) => {
        reportChanges(opportunity, place, report);
        const providerId = await organizations(opportunity, place, report);
        const imported = { source: SOURCE, sourceId: opportunity.sourceId, ...opportunity.quest };
        report[await takeQuest(imported, providerId, options)] += 1;
      },
    },
    options,
  );
}

/** A provider that a dry run leaves unwritten has no id. */
function takeQuest(imported: ImportedQuest, providerId: string | null, options: ImportOptions) {
  if (providerId === null) return compareImportedQuest(options, options.viewer, imported);
  return importQuest(options, options.viewer, imported, providerId);
}

/** Takes each organization once, as the first of its rows has it, and answers with its provider from then on. */
function takeOrganizations(options: ImportOptions) {
  const taken = new Map<string, { imported: ImportedProvider; providerId: string | null }>();
  return async (opportunity: Opportunity, place: Place, report: ImportReport): Promise<string | null> => {
    const imported = providerOf(opportunity);
    const known = taken.get(imported.sourceId);
    if (known) {
      for (const reason of differences(known.imported, imported)) report.leftOut.push({ place, reason });
      return known.providerId;
    }
    const { outcome, providerId } = await takeProvider(imported, options);
    report.organizations[outcome] += 1;
    taken.set(imported.sourceId, { imported, providerId });
    return providerId;
  };
}

async function takeProvider(imported: ImportedProvider, options: ImportOptions) {
  if (!options.isDryRun) return importProvider(options, options.viewer, imported);
  return { outcome: await compareImportedProvider(options, options.viewer, imported), providerId: null };
}

/** The source knows of an organization only its name, and where its first opportunity lies. */
function providerOf({ organization, district }: Opportunity): ImportedProvider {
  const { sourceId, name } = organization;
  return {
    source: SOURCE,
    sourceId,
    name,
    mission: '',
    districtId: district.id,
    isVisible: false,
    program: null,
  };
}

function differences(taken: ImportedProvider, imported: ImportedProvider): string[] {
  const isMoved = taken.districtId !== imported.districtId;
  return [
    ...(taken.name === imported.name ? [] : [`the organization is «${taken.name}» in an earlier row`]),
    ...(isMoved ? ['the organization stays in the district of its first row'] : []),
  ];
}

function reportChanges(opportunity: Opportunity, place: Place, report: ImportReport): void {
  const { quest, fullTitle, requested, past, mended, leftOut } = opportunity;
  if (quest.eventTitle !== fullTitle) report.shortened.push({ place, from: fullTitle, to: quest.eventTitle });
  if (quest.resourceMaxNumber < requested) {
    report.clamped.push({ place, what: 'vol_requests', from: requested, to: quest.resourceMaxNumber });
  }
  for (const reason of leftOut) report.leftOut.push({ place, reason });
  for (const what of mended) report.mended.push({ place, what });
  if (past !== null) {
    report.leftOut.push({ place, reason: `its days are over: ${past}` });
    report.past[quest.isStamp ? 'stamps' : 'roles'] += 1;
  }
  if (quest.serviceTags.length === 0) report.uncategorized += 1;
}
