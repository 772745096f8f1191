import { and, eq, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { KeptRow, KeptRows, KeptValue } from '#api/identity/accounts/closed-person.ts';
import { replaceFavorites } from '#api/people/volunteers/replace-favorites.ts';
import { isActive } from '#api/rows/contract-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { district } from '#db/schema/district.ts';
import { supervision } from '#db/schema/supervision.ts';
import type { Db } from '#db/store.ts';
import { PERSON_PARTS, type PersonPart } from './person-parts.ts';

/**
 * Writes the rows back that a closing took or changed. What hung on something that is gone by now stays away, and so
 * does what someone else has changed meanwhile. Throws the constraint that the account itself breaks.
 */
export async function restorePerson(tx: Db, kept: readonly KeptRows[]): Promise<void> {
  for (const part of PERSON_PARTS) {
    const rows = kept.find((one) => one.part === part.part);
    if (!rows) continue;
    for (const row of rows.changed) await putBack(tx, part, row);
    if (part.table === favoriteDistrict) await restoreFavorites(tx, rows.deleted);
    else for (const row of rows.deleted) await insertAgain(tx, part, row);
  }
}

async function putBack(tx: Db, { table }: PersonPart, { key, was, left }: KeptRows['changed'][number]) {
  // A place that was given back stays so, with what was written then.
  if (table === contract && Object.hasOwn(was, 'abandonedAt')) return;
  const values = Object.entries(was).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`);
  await tx.run(
    sql`UPDATE ${table} SET ${sql.join(values, sql`, `)} WHERE ${sql.join([...areEqual(key), ...areEqual(left)], sql` AND `)}`,
  );
}

async function insertAgain(tx: Db, { table }: PersonPart, row: KeptRow): Promise<void> {
  if (table === supervision && !(await isStillHeld(tx, String(row.contractId)))) return;
  if (table === childRecord && !(await isVolunteerThere(tx, String(row.chariteerId)))) return;
  await insertKept(tx, table, row);
}

/** A row that went, unless something that it refers to is gone by now. */
export async function insertKept(tx: Db, table: PersonPart['table'], row: KeptRow): Promise<void> {
  if (!(await hasParents(tx, table, row))) return;
  const names = Object.keys(row).map((name) => sql.identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  // The account itself is not left out for another one that has its name: that is told.
  const verb = sql.raw(getTableConfig(table).name === 'account' ? 'INSERT' : 'INSERT OR IGNORE');
  await tx.run(
    sql`${verb} INTO ${table} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
  );
}

/** Whether everything is there that the row refers to. */
async function hasParents(tx: Db, table: PersonPart['table'], row: KeptRow): Promise<boolean> {
  for (const { reference } of getTableConfig(table).foreignKeys) {
    const { columns, foreignColumns, foreignTable } = reference();
    const given = columns.map(({ name }) => row[name] ?? null);
    if (given.includes(null)) continue;
    const isParent = foreignColumns.map((column: SQLiteColumn, index) => sql`${column} = ${given[index]}`);
    const found = await tx.all(
      sql`SELECT 1 FROM ${foreignTable} WHERE ${sql.join(isParent, sql` AND `)} LIMIT 1`,
    );
    if (found.length === 0) return false;
  }
  return true;
}

async function isStillHeld(tx: Db, contractId: string): Promise<boolean> {
  const [held] = await tx
    .select({ isHeld: sql<number>`${isActive()}` })
    .from(contract)
    .where(eq(contract.id, contractId));
  return held?.isHeld === 1;
}

/** Another guardian may have deleted the child's record meanwhile. */
async function isVolunteerThere(tx: Db, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: chariteer.id })
    .from(chariteer)
    .where(and(eq(chariteer.id, id), isStillThere()));
  return found !== undefined;
}

/** Restores favorites through the function that also updates the districts' counts. */
async function restoreFavorites(tx: Db, rows: readonly KeptRow[]): Promise<void> {
  const people = [...new Set(rows.map(({ chariteerId }) => String(chariteerId)))];
  const known = (await tx.select({ id: district.id }).from(district)).map(({ id }) => id);
  for (const chariteerId of people) {
    const own = rows
      .filter((row) => row.chariteerId === chariteerId)
      .sort((one, other) => Number(one.position) - Number(other.position));
    const ids = own.map(({ districtId }) => String(districtId)).filter((id) => known.includes(id));
    await replaceFavorites(tx, chariteerId, ids);
  }
}

function areEqual(values: Readonly<Record<string, KeptValue>>): SQL[] {
  return Object.entries(values).map(([name, value]) => sql`${sql.identifier(name)} IS ${value}`);
}
