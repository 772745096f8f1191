import { type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { WATCHED, type Watched } from '#api/access/undo/watched-rows.ts';
import type { Db } from '#db/store.ts';
import type { RowImage, WrittenRows } from '#domain/quests/changes/undo.ts';

/**
 * Writes the rows of before: what came goes, what went comes, what changed is as it was. A statement each for all the
 * rows of a table. Throws the constraint that something else breaks by now.
 */
export async function restoreRows(tx: Db, written: readonly WrittenRows[]): Promise<void> {
  const parts = WATCHED.flatMap((watched) => {
    const rows = written.find(({ part }) => part === watched.part);
    return rows ? [{ watched, rows }] : [];
  });
  for (const { watched, rows } of parts.toReversed()) await remove(tx, watched, rows.inserted);
  for (const { watched, rows } of parts) await insert(tx, watched, rows.deleted);
  for (const { watched, rows } of parts) await update(tx, watched, rows.updated);
}

async function remove(tx: Db, { table, keys }: Watched, rows: readonly RowImage[]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(keys.map(writtenOf), sql`, `);
  await tx.run(sql`DELETE FROM ${table} WHERE (${names(keys)}) IN (SELECT ${values} FROM ${listOf(rows)})`);
}

async function insert(tx: Db, { table, columns }: Watched, rows: readonly RowImage[]): Promise<void> {
  if (rows.length === 0) return;
  const values = sql.join(columns.map(writtenOf), sql`, `);
  await tx.run(sql`INSERT INTO ${table} (${names(columns)}) SELECT ${values} FROM ${listOf(rows)}`);
}

/** Each row says only those of its columns that had changed; null is a value too. */
async function update(tx: Db, { table, keys, columns }: Watched, rows: readonly RowImage[]): Promise<void> {
  if (rows.length === 0) return;
  const values = columns
    .filter((column) => rows.some((row) => Object.hasOwn(row, column.name)) && !keys.includes(column))
    .map((column) => {
      const isGiven = sql`json_type(written.value, ${sql.raw(`'$.${column.name}'`)}) IS NOT NULL`;
      return sql`${sql.identifier(column.name)} = CASE WHEN ${isGiven} THEN ${writtenOf(column)} ELSE ${column} END`;
    });
  const isRow = keys.map((key) => sql`${key} = ${writtenOf(key)}`);
  await tx.run(sql`UPDATE ${table} SET ${sql.join(values, sql`, `)} FROM ${listOf(rows)}
    WHERE ${sql.join(isRow, sql` AND `)}`);
}

/** Bound as one JSON list, so that the statements stay the same for any number of rows. */
function listOf(rows: readonly RowImage[]): SQL {
  return sql`json_each(${JSON.stringify(rows)}) AS written`;
}

function writtenOf(column: SQLiteColumn): SQL {
  return sql`written.value ->> ${sql.raw(`'${column.name}'`)}`;
}

function names(columns: readonly SQLiteColumn[]): SQL {
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
}
