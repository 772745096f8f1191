import type { Viewer } from '#api/auth/viewer.ts';
import {
  compareImportedProvider,
  type ImportedProvider,
  importProvider,
} from '#api/providers/import-provider.ts';
import type { Store } from '#db/store.ts';
import { seedDistricts } from '../../seed/seed-places.ts';
import { emptyReport, type ImportReport, type Progress } from '../import-report.ts';
import { postMonth } from '../post-month.ts';
import { readJsonArray } from '../read-json-array.ts';
import { type FoodProgram, readProgram } from './program.ts';

export type ImportOptions = {
  store: Store;
  /** Staff: whoever runs the command on the machine itself. */
  viewer: Viewer;
  now: number;
  isDryRun: boolean;
  /** 'YYYY-MM': also post this month of every imported program. */
  month: string | null;
  onProgress: Progress;
};

const SOURCE = 'food-programs';
/** The source does not say how many hands a program needs; a charity changes these on its stamp. */
const PLACES = { resourceMinNumber: 2, resourceDesiredNumber: 4, resourceMaxNumber: 10 };

/**
 * Imports food programs from a JSON file: each becomes a provider with an approved place, a stamp and a bundle book.
 * The file is read twice: once to see that it is whole, so that a malformed one changes nothing, then row by row.
 * Throws MalformedFileError.
 */
export async function importFoodPrograms(file: string, options: ImportOptions): Promise<ImportReport> {
  for await (const _row of readJsonArray(file));
  if (!options.isDryRun) await options.store.write(seedDistricts);
  const report = emptyReport();
  const seen = new Set<string>();
  for await (const row of readJsonArray(file)) {
    const place = `row ${row.row}`;
    const reading = readProgram(row.value);
    if ('refusal' in reading)
      report.refused.push({ place: placeOf(place, row.value), reason: reading.refusal });
    else if (seen.has(reading.program.sourceId)) {
      report.refused.push({ place: placeOf(place, row.value), reason: 'this id stands in the file already' });
    } else {
      seen.add(reading.program.sourceId);
      await takeProgram(reading.program, placeOf(place, row.value), options, report);
    }
    options.onProgress(row);
  }
  return report;
}

async function takeProgram(
  program: FoodProgram,
  place: string,
  options: ImportOptions,
  report: ImportReport,
) {
  const imported = providerOf(program);
  for (const refused of program.refusedHours) {
    report.refused.push({ place: `${place}, ${refused.place}`, reason: refused.reason });
  }
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

function providerOf({
  sourceId,
  name,
  mission,
  districtId,
  location,
  stamp,
  openings,
}: FoodProgram): ImportedProvider {
  return {
    source: SOURCE,
    sourceId,
    name,
    mission,
    districtId,
    isVisible: true,
    location,
    stamp: {
      eventTitle: stamp.eventTitle,
      description: stamp.description,
      serviceTags: ['food'],
      stampIcon: 'stamp_bread_01',
      ...PLACES,
    },
    openings: openings.map(({ start, end, ...rule }) => ({ ...rule, start_time: start, end_time: end })),
  };
}

function placeOf(place: string, row: unknown): string {
  const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined;
  return typeof id === 'string' || typeof id === 'number' ? `${place} (id ${id})` : place;
}
