import { sql } from 'drizzle-orm';
import type { Db } from '#db/store.ts';
import { error, type Finding, fine, type Installation, warning } from './finding.ts';
import { RESTORE } from './open-database.ts';

const SHOWN = 3;

/** Whether the database can be read to its last page, and every reference leads somewhere. */
export async function checkDatabase(installation: Installation): Promise<Finding[]> {
  const { config, database, databaseProblem, isQuick, tell } = installation;
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
  if (isQuick) return [fine('The database can be opened. It was not read through.')];
  const faults = await readFaults(database.read, tell);
  if (faults.length > 0) {
    return [error(`The database is damaged: ${faults.slice(0, SHOWN).join('; ')}.`, RESTORE)];
  }
  const dangling = await readDangling(database.read);
  if (dangling.length > 0) return [error(`References that lead nowhere: ${inWords(dangling)}.`, RESTORE)];
  return [fine('The database is whole, and every reference leads somewhere.')];
}

/** Lines of SQLite's own check, table by table; empty when all are in order. */
async function readFaults(read: Db, tell: Installation['tell']): Promise<string[]> {
  try {
    const tables = await read.all<{ name: string }>(sql`SELECT name FROM sqlite_schema
      WHERE type = 'table' AND rootpage > 0 ORDER BY name`);
    const faults: string[] = [];
    for (const { name } of [{ name: 'sqlite_schema' }, ...tables]) {
      tell(`… database: ${name}`);
      faults.push(...(await readFaultsOf(read, name)));
    }
    return faults;
  } catch (problem) {
    return [(problem as Error).message];
  }
}

async function readFaultsOf(read: Db, table: string): Promise<string[]> {
  const rows = await read.all<{ integrity_check: string }>(
    sql`PRAGMA integrity_check(${sql.raw(`"${table}"`)})`,
  );
  return rows.map((row) => row.integrity_check.replaceAll('\n', ' ')).filter((line) => line !== 'ok');
}

type Dangling = { table: string; parent: string };

async function readDangling(read: Db): Promise<Dangling[]> {
  return read.all<Dangling>(sql`PRAGMA foreign_key_check`);
}

function inWords(rows: readonly Dangling[]): string {
  const kinds = Map.groupBy(rows, ({ table, parent }) => `from ${table} to ${parent}`);
  return [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(', ');
}
