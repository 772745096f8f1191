import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '#api/process/config/config.ts';
import { insertDistrict } from '#db/factories/insert-district.ts';
import { insertGuild, insertProviderGroup } from '#db/factories/insert-group.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import type { Store } from '#db/store.ts';
import type { ImportReport } from '../../scripts/import/import-report.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { importVolunteers } from '../../scripts/import/volunteers/import-volunteers.ts';
import { TEST_NOW } from './cast.ts';
import { TEST_DATA_KEY } from './test-key.ts';

export const HEADER =
  'id,username,email,phone,birthDate,firstName,lastName,emergencyContactName,emergencyContactPhone,' +
  'guardianName,guardianEmail,favoriteDistricts,groups,pastHours';
const COLUMNS = HEADER.split(',');

/** Config of an installation that takes people from 13. */
export const importConfig = readConfig({ DATA_KEY: TEST_DATA_KEY, MINIMUM_AGE: '13' });

/** Cells of a right row; others replace them. */
export function cellsOf(id: string, cells: Record<string, string> = {}): Record<string, string> {
  const name = `Given${id.replace(/[^a-z0-9]/gi, '')}`;
  const right = {
    id,
    email: `${id}@old.example`,
    birthDate: '1990-05-04',
    firstName: name,
    lastName: 'Rivera',
  };
  return { ...right, ...cells };
}

/** A row of a CSV file, every cell quoted. */
export function csvRow(id: string, cells: Record<string, string> = {}, delimiter = ','): string {
  const given = cellsOf(id, cells);
  return COLUMNS.map((name) => `"${(given[name] ?? '').replaceAll('"', '""')}"`).join(delimiter);
}

/** A charity with its group, a guild and a district, which files can name. */
export async function seedImportTargets(store: Store): Promise<void> {
  await store.write(async (tx) => {
    await insertDistrict(tx, { id: 'd1', name: 'Hoboken' });
    await insertProvider(tx, { id: 'quay', name: 'Quay Table', districtId: 'd1' });
    await insertProviderGroup(tx, { id: 'quay-team', providerId: 'quay', groupName: 'Team of the Quay' });
    await insertGuild(tx, { id: 'runners', name: 'Runners' });
  });
}

type Run = { isDryRun?: boolean; name?: string; now?: number };

/** Imports a file of these rows below the header, or of this very content. */
export async function importPeople(
  scratch: { store: Store; folder: string },
  rows: readonly string[] | string | Buffer,
  { isDryRun = false, name = 'people.csv', now = TEST_NOW }: Run = {},
): Promise<ImportReport> {
  const folder = path.join(scratch.folder, 'files');
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, name);
  const isContent = typeof rows === 'string' || Buffer.isBuffer(rows);
  writeFileSync(file, isContent ? rows : `${[HEADER, ...rows].join('\n')}\n`);
  const options = { store: scratch.store, viewer: IMPORTER, now, config: importConfig };
  return importVolunteers(file, { ...options, isDryRun, onProgress: () => {} });
}

/** What a report refuses, as “line column: reason”. */
export function refusedIn({ refused }: Pick<ImportReport, 'refused'>): string[] {
  return refused.map(
    ({ place, reason }) => `${place.replace(/^.*, line /, '').replace(', ', ' ')}: ${reason}`,
  );
}

/** Reasons of what was left out. */
export function leftOutIn({ leftOut }: ImportReport): string[] {
  return refusedIn({ refused: leftOut });
}
