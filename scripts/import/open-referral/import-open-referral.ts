import '#api/reactions/reactions.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  type ImportOutcome,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import {
  compareImportedQuest,
  type ImportedQuest,
  importQuest,
} from '#api/operations/imports/import-quest.ts';
import { provider } from '#db/schema/provider.ts';
import { uuidOf } from '../../export/open-referral.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { readJsonArray } from '../read-json-array.ts';
import { type HsdsOrganization, type HsdsStamp, readHsdsOrganization } from './hsds-organization.ts';

const SOURCE = 'open-referral';
/** The source does not say how many hands are needed; a charity changes these on its stamp. */
const PLACES = { resourceMinNumber: 1, resourceDesiredNumber: 4, resourceMaxNumber: 10 };

/**
 * Imports organizations of the Human Services Data Specification (HSDS 3) from a JSON list, with their locations and
 * services inside: each becomes a charity that is not shown until staff has finished it. Throws MalformedFileError.
 */
export async function importOpenReferral(file: string, options: ImportOptions): Promise<ImportReport> {
  const charities = await options.store.read.select({ id: provider.id }).from(provider);
  const own = new Set(charities.map(({ id }) => uuidOf('organization', id)));
  return importRows(
    {
      rows: () => readJsonArray(file),
      idOf,
      read: readHsdsOrganization,
      take: async (organization, place, report) => {
        if (own.has(organization.sourceId)) {
          report.leftOut.push({ place, reason: 'a charity of this installation, written by its export' });
          return;
        }
        for (const reason of organization.leftOut) report.leftOut.push({ place, reason });
        for (const { fullTitle: from, eventTitle: to } of organization.stamps)
          if (from !== to) report.shortened.push({ place, from, to });
        report[await takeOrganization(organization, options)] += 1;
      },
    },
    options,
  );
}

/** Takes an organization with its services; one that is the same is updated where a service is not. */
async function takeOrganization(
  organization: HsdsOrganization,
  { isDryRun, ...options }: ImportOptions,
): Promise<ImportOutcome> {
  const { viewer } = options;
  const imported = providerOf(organization);
  const { outcome, providerId } = isDryRun
    ? { outcome: await compareImportedProvider(options, viewer, imported), providerId: '' }
    : await importProvider(options, viewer, imported);
  let outcomeOfAll = outcome;
  for (const stamp of organization.stamps.slice(1).map(questOf)) {
    const changed = isDryRun
      ? await compareImportedQuest(options, viewer, stamp)
      : await importQuest(options, viewer, stamp, providerId);
    if (outcome === 'unchanged' && changed !== 'unchanged') outcomeOfAll = 'updated';
  }
  return outcomeOfAll;
}

/** The first service is the program; the others are stamps beside it. */
function providerOf({
  sourceId,
  name,
  mission,
  website,
  telephone,
  districtId,
  places,
  stamps,
}: HsdsOrganization): ImportedProvider {
  const [stamp] = stamps;
  const others = places.filter(({ address }) => address !== stamp?.place.address);
  return {
    ...{ source: SOURCE, sourceId, name, mission, districtId, isVisible: false },
    ...(website && { website }),
    ...(telephone && { telephone }),
    program: stamp
      ? {
          location: stamp.place,
          stamp: {
            ...{ eventTitle: stamp.eventTitle, description: stamp.description },
            ...{ serviceTags: [], stampIcon: 'stamp_people_01', ...PLACES },
          },
          openings: [],
        }
      : null,
    ...(others.length > 0 && { places: others }),
  };
}

function questOf({ sourceId, eventTitle, description, place }: HsdsStamp): ImportedQuest {
  return {
    ...{ source: SOURCE, sourceId, eventTitle, description, place, ...PLACES },
    ...{ eventType: 'OSV', serviceTags: [], startedAt: null, isStamp: true },
  };
}

function idOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' ? id : null;
}
