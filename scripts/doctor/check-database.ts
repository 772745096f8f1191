import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';
import { RESTORE } from './open-database.ts';

const SHOWN = 3;

/** Whether the database can be read to its last page, and every reference leads somewhere. */
export async function checkDatabase({ config, database, databaseProblem }: Installation): Promise<Finding[]> {
  if (config === null) return [];
  if (databaseProblem !== null) return [databaseProblem];
  if (database === null) {
    return [
      warning(
        'There is no database yet.',
        'The first start makes it. If there should be one, mend DATABASE_URL.',
      ),
    ];
  }
  const faults = await readFaults(database.read);
  if (faults.length > 0) {
    return [error(`The database is damaged: ${faults.slice(0, SHOWN).join('; ')}.`, RESTORE)];
  }
  const dangling = await readDangling(database.read);
  if (dangling.length > 0) return [error(`References that lead nowhere: ${inWords(dangling)}.`, RESTORE)];
  return [fine('The database is whole, and every reference leads somewhere.')];
}

/** Lines of SQLite's own check; empty when all pages are in order. */
async function readFaults(read: Db): Promise<string[]> {
  try {
    const rows = await read.all<{ integrity_check: string }>(sql`PRAGMA integrity_check(${sql.raw('20')})`);
    return rows.map((row) => row.integrity_check.replaceAll('\n', ' ')).filter((line) => line !== 'ok');
  } catch (problem) {
    return [(problem as Error).message];
  }
}

type Dangling = { table: string; parent: string };

async function readDangling(read: Db): Promise<Dangling[]> {
  return read.all<Dangling>(sql`PRAGMA foreign_key_check`);
}

function inWords(rows: readonly Dangling[]): string {
  const kinds = Map.groupBy(rows, ({ table, parent }) => `from ${table} to ${parent}`);
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
}
