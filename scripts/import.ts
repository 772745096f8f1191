// npm run import -- KIND FILE [--dry-run], for food programs also [--post-month YYYY-MM]
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMonth } from '#domain/time/new-york-time.ts';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';
import { importDistrictShapes } from './import/district-shapes/import-district-shapes.ts';
import { type FoodProgramOptions, importFoodPrograms } from './import/food-programs/import-food-programs.ts';
import { type ImportReport, reportLines, terminalProgress } from './import/import-report.ts';
import { IMPORTER } from './import/importer-viewer.ts';
import { importIrsOrganizations } from './import/irs-organizations/import-irs-organizations.ts';
import { importNycOpportunities } from './import/nyc-opportunities/import-nyc-opportunities.ts';
import { importZipPoints } from './import/zip-points/import-zip-points.ts';

type Importer = (file: string, options: FoodProgramOptions) => Promise<ImportReport>;

const IMPORTERS: Readonly<Record<string, Importer>> = {
  'district-shapes': importDistrictShapes,
  'food-programs': importFoodPrograms,
  'irs-organizations': importIrsOrganizations,
  'nyc-opportunities': importNycOpportunities,
  'zip-points': importZipPoints,
};
/** The one kind whose source knows the hours at which something happens. */
const KIND_WITH_HOURS = 'food-programs';

const USAGE = `Usage: npm run import -- KIND FILE [--dry-run]
       npm run import -- ${KIND_WITH_HOURS} FILE [--dry-run] [--post-month YYYY-MM]
Kinds: ${Object.keys(IMPORTERS).join(', ')}`;

const { kind, importer, file, isDryRun, month } = readArguments();

await runCommand(async () => {
  const store = await openMigratedStore(configOrFail());
  try {
    const onProgress = terminalProgress(statSync(file).size, process.stderr);
    const report = await importer(file, {
      store,
      viewer: IMPORTER,
      now: Date.now(),
      isDryRun,
      month,
      onProgress,
    });
    console.log(`\n${kind}: ${file}`);
    for (const line of reportLines(report, isDryRun)) console.log(line);
  } finally {
    await store.close();
  }
});

function readArguments() {
  const { values, positionals } = readOrFail();
  const [kind = '', file = ''] = positionals;
  const importer = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined;
  if (!importer || !file || positionals.length > 2) return fail(USAGE);
  if (!existsSync(file)) return fail(`${file} does not exist.`);
  const month = values['post-month'] ?? null;
  if (month !== null && kind !== KIND_WITH_HOURS)
    return fail(`--post-month is for ${KIND_WITH_HOURS}: nothing else says its hours.`);
  if (month !== null && !isMonth(month))
    return fail(`--post-month takes a month as YYYY-MM, not «${month}».`);
  return { kind, importer, file, isDryRun: values['dry-run'] ?? false, month };
}

function readOrFail() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' }, 'post-month': { type: 'string' } },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}
