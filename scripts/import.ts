// npm run import -- KIND FILE [--dry-run], for food programs also [--post-month YYYY-MM], for a charity [--district ID],
// for volunteers also --invite [--per-hour N]
import { existsSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMonth } from '#domain/time/new-york-time.ts';
import { configOrFail, fail, openMigratedStore, runCommand } from './command-line.ts';
import { type CharityOptions, importCharity } from './import/charity/import-charity.ts';
import { importDistrictShapes } from './import/district-shapes/import-district-shapes.ts';
import { type FoodProgramOptions, importFoodPrograms } from './import/food-programs/import-food-programs.ts';
import {
  type ImportReport,
  reportLines,
  SOME_ROWS_REFUSED,
  terminalProgress,
} from './import/import-report.ts';
import { IMPORTER } from './import/importer-viewer.ts';
import { importInvitations } from './import/invitations/import-invitations.ts';
import { importIrsOrganizations } from './import/irs-organizations/import-irs-organizations.ts';
import { importNycOpportunities } from './import/nyc-opportunities/import-nyc-opportunities.ts';
import { importOpenReferral } from './import/open-referral/import-open-referral.ts';
import { problemOfCommand, runVolunteers } from './import/volunteers/command.ts';
import { importZipPoints } from './import/zip-points/import-zip-points.ts';

type Importer = (
  file: string,
  options: FoodProgramOptions & CharityOptions & { charity: string | null },
) => Promise<ImportReport>;

const IMPORTERS: Readonly<Record<string, Importer>> = {
  charity: importCharity,
  'district-shapes': importDistrictShapes,
  'food-programs': importFoodPrograms,
  invitations: importInvitations,
  'irs-organizations': importIrsOrganizations,
  'nyc-opportunities': importNycOpportunities,
  'open-referral': importOpenReferral,
  'zip-points': importZipPoints,
};
/** The one kind whose source knows the hours at which something happens. */
const KIND_WITH_HOURS = 'food-programs';

/** The one kind that lies in one district as a whole. */
const KIND_OF_DISTRICT = 'charity';

/** The one kind that is for a charity. */
const KIND_OF_CHARITY = 'invitations';

/** The one kind that brings people along. */
const KIND_OF_PEOPLE = 'volunteers';

const USAGE = `Usage: npm run import -- KIND FILE [--dry-run]
       npm run import -- ${KIND_WITH_HOURS} FILE [--dry-run] [--post-month YYYY-MM]
       npm run import -- ${KIND_OF_DISTRICT} FILE [--dry-run] [--district ID]
       npm run import -- ${KIND_OF_CHARITY} FILE --charity ID [--dry-run]
       npm run import -- ${KIND_OF_PEOPLE} FILE [--dry-run]
       npm run import -- ${KIND_OF_PEOPLE} [FILE] --invite [--per-hour N] [--dry-run]
Kinds: ${[...Object.keys(IMPORTERS), KIND_OF_PEOPLE].join(', ')}`;

const { values, positionals } = readOrFail();
if (positionals[0] === KIND_OF_PEOPLE) await importPeople();
else await importRowsOfKind();

async function importPeople(): Promise<void> {
  const [, file = null] = positionals;
  const { invite: isInvitation = false, 'dry-run': isDryRun = false, 'per-hour': perHour } = values;
  const command = { file, isDryRun, isInvitation, perHour };
  const problem = problemOfCommand(command);
  if (problem !== null || positionals.length > 2) return fail(`${problem ?? 'One FILE is taken.'}\n${USAGE}`);
  if (values['post-month'] !== undefined) return fail(`--post-month is for ${KIND_WITH_HOURS}.`);
  if (file !== null && !existsSync(file)) return fail(`${file} does not exist.`);
  await runCommand(() => runVolunteers(command));
}

async function importRowsOfKind(): Promise<void> {
  const { kind, importer, file, isDryRun, month, charity, district } = readArguments();
  await runCommand(async () => {
    const config = configOrFail();
    const store = await openMigratedStore(config);
    try {
      const onProgress = terminalProgress(statSync(file).size, process.stderr);
      const report = await importer(file, {
        store,
        config,
        viewer: IMPORTER,
        now: Date.now(),
        isDryRun,
        month,
        charity,
        district,
        onProgress,
      });
      console.log(`\n${kind}: ${file}`);
      for (const line of reportLines(report, isDryRun, file)) console.log(line);
      if (report.refused.length > 0) process.exitCode = SOME_ROWS_REFUSED;
    } finally {
      await store.close();
    }
  });
}

function readArguments() {
  const [kind = '', file = ''] = positionals;
  const importer = Object.hasOwn(IMPORTERS, kind) ? IMPORTERS[kind] : undefined;
  if (!importer || !file || positionals.length > 2) return fail(USAGE);
  if (!existsSync(file)) return fail(`${file} does not exist.`);
  if (values.invite || values['per-hour'] !== undefined) return fail(`--invite is for ${KIND_OF_PEOPLE}.`);
  const month = values['post-month'] ?? null;
  if (month !== null && kind !== KIND_WITH_HOURS)
    return fail(`--post-month is for ${KIND_WITH_HOURS}: nothing else says its hours.`);
  if (month !== null && !isMonth(month))
    return fail(`--post-month takes a month as YYYY-MM, not «${month}».`);
  const { charity = null, district = null } = values;
  if (district !== null && kind !== KIND_OF_DISTRICT) return fail(`--district is for ${KIND_OF_DISTRICT}.`);
  if ((charity === null) === (kind === KIND_OF_CHARITY))
    return fail(`--charity is for ${KIND_OF_CHARITY}, which needs it.`);
  return { kind, importer, file, isDryRun: values['dry-run'] ?? false, month, charity, district };
}

function readOrFail() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        'post-month': { type: 'string' },
        invite: { type: 'boolean' },
        'per-hour': { type: 'string' },
        charity: { type: 'string' },
        district: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
}
