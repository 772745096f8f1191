import '#api/reactions/reactions.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  importProvider,
} from '#api/operations/imports/import-provider.ts';
import type { ImportReport } from '../import-report.ts';
import { type ImportOptions, importRows } from '../import-rows.ts';
import { postMonth } from '../post-month.ts';
import { readJsonArray } from '../read-json-array.ts';
import { findLikelyDuplicates } from './likely-duplicates.ts';
import { type FoodProgram, readProgram } from './program.ts';

/** `month` 'YYYY-MM': also post this month of every imported program. */
export type FoodProgramOptions = ImportOptions & { month: string | null };

const SOURCE = 'food-programs';
/** The source does not say how many hands a program needs; a charity changes these on its stamp. */
const PLACES = { resourceMinNumber: 2, resourceDesiredNumber: 4, resourceMaxNumber: 10 };

/**
 * Imports food programs from a JSON file: each becomes a provider with an approved place, a stamp and a bundle book.
 * Throws MalformedFileError.
 */
export function importFoodPrograms(file: string, options: FoodProgramOptions): Promise<ImportReport> {
  const duplicateOf = findLikelyDuplicates();
  return importRows(
    {
      rows: () => readJsonArray(file),
      idOf,
      read: readProgram,
      take: (program, place, report) => {
        const what = duplicateOf(program, place);
        if (what !== null) report.likelyDuplicates.push({ place, what });
        return takeProgram(program, place, options, report);
      },
    },
    options,
  );
}

async function takeProgram(
  program: FoodProgram,
  place: string,
  options: FoodProgramOptions,
  report: ImportReport,
) {
  const imported = providerOf(program);
  for (const hours of program.refusedHours) {
    report.leftOut.push({ place: `${place}, ${hours.place}`, reason: hours.reason });
  }
  for (const reason of program.leftOut) report.leftOut.push({ place, reason });
  for (const what of program.notes) report.mended.push({ place, what });
  if (program.stamp.isTitleShortened) {
    report.shortened.push({ place, from: program.stamp.fullTitle, to: program.stamp.eventTitle });
  }
  const { viewer, isDryRun, month } = options;
  const outcome = isDryRun
    ? await compareImportedProvider(options, viewer, imported)
    : (await importProvider(options, viewer, imported)).outcome;
  report[outcome] += 1;
  if (month === null) return;
  const posted = await postMonth(imported, month, options);
  report.postedQuests += posted.created;
  report.alreadyPostedQuests += posted.alreadyPosted;
}

function providerOf(program: FoodProgram): ImportedProvider {
  const { sourceId, name, mission, districtId, location, stamp, openings } = program;
  return {
    source: SOURCE,
    sourceId,
    name,
    mission,
    districtId,
    isVisible: true,
    program: {
      location,
      stamp: {
        eventTitle: stamp.eventTitle,
        description: stamp.description,
        serviceTags: ['food'],
        stampIcon: 'stamp_bread_01',
        ...PLACES,
      },
      openings: openings.map(({ start, end, ...rule }) => ({ ...rule, start_time: start, end_time: end })),
    },
  };
}

function idOf(row: unknown): string | null {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
