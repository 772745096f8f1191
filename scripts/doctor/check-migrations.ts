import { pendingMigrations } from '#db/migrate.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';

/** Whether the tables are those of this version. */
export async function checkMigrations({ database }: Installation): Promise<Finding[]> {
  if (database === null) return [];
  const last = database.applied.at(-1);
  try {
    const pending = pendingMigrations(database.applied);
    if (pending.length === 0) return [fine(`The tables are those of this version (${last}).`)];
    return [
      warning(
        `The database is older than this version (${last}): ${pending.length} steps are still to be made.`,
        'Make a backup (npm run backup -- FILE); the next start makes them.',
      ),
    ];
  } catch (problem) {
    return [
      error(
        `${(problem as Error).message}.`,
        'Install the version that wrote it, or a newer one; an older version does not start on it.',
      ),
    ];
  }
}
