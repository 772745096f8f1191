import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { KeptRow, KeptRows } from '#api/identity/accounts/closed-person.ts';
import { isInList } from '#db/in-list.ts';
import { childRecord } from '#db/schema/child-record.ts';
import { contract } from '#db/schema/contract.ts';
import { groupMember, memberGroup } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { PERSON_PARTS, type PersonPart } from './person-parts.ts';

/** The ids by which rows hang on a person and on the children under the account. */
export type PersonIds = Partial<Record<PersonPart['ids'], readonly string[]>>;

/** Part → key → the row, as they are now. */
export type PersonRows = ReadonlyMap<string, ReadonlyMap<string, KeptRow>>;

/** Asked before anything goes: afterwards nothing tells them. */
export async function readPersonIds(tx: Db, accountId: string): Promise<PersonIds> {
  const children = await tx
    .select({ id: childRecord.chariteerId })
    .from(childRecord)
    .where(eq(childRecord.guardianAccountId, accountId));
  const people = [accountId, ...children.map(({ id }) => id)];
  const contracts = await tx
    .select({ id: contract.id })
    .from(contract)
    .where(isInList(contract.chariteerId, people));
  const providers = await tx
    .selectDistinct({ id: memberGroup.providerId })
    .from(groupMember)
    .innerJoin(memberGroup, eq(memberGroup.id, groupMember.groupId))
    .where(eq(groupMember.accountId, accountId));
  return {
    people,
    contracts: contracts.map(({ id }) => id),
    providers: providers.flatMap(({ id }) => id ?? []),
  };
}

/** All that a closing, or another write with its own parts, can change of someone. */
export async function readPersonRows(
  tx: Db,
  ids: PersonIds,
  parts: readonly PersonPart[] = PERSON_PARTS,
): Promise<PersonRows> {
  const rows = new Map<string, Map<string, KeptRow>>();
  for (const one of parts) rows.set(one.part, await readPart(tx, one, ids));
  return rows;
}

/** Reads rows by key, so that those no longer linked to the person are found again. */
async function readPart(
  tx: Db,
  { table, keys, columns, by, ids: kind }: PersonPart,
  ids: PersonIds,
): Promise<Map<string, KeptRow>> {
  const found = await tx.all<{ row: string }>(
    sql`SELECT ${objectOf(columns)} AS row FROM ${table} WHERE ${isInList(by, ids[kind] ?? [])}`,
  );
  return new Map(found.map(({ row }) => keyed(keys, JSON.parse(row) as KeptRow)));
}

/** The rows that are there of those that were: their place is the key. */
export async function readAgain(
  tx: Db,
  before: PersonRows,
  parts: readonly PersonPart[] = PERSON_PARTS,
): Promise<PersonRows> {
  const rows = new Map<string, Map<string, KeptRow>>();
  for (const { part, table, keys, columns } of parts) {
    const list = JSON.stringify([...(before.get(part)?.values() ?? [])]);
    const isRow = keys.map((key) => sql`${key} = was.value ->> ${sql.raw(`'${key.name}'`)}`);
    const found = await tx.all<{ row: string }>(
      sql`SELECT ${objectOf(columns)} AS row FROM json_each(${list}) AS was
        JOIN ${table} ON ${sql.join(isRow, sql` AND `)}`,
    );
    rows.set(part, new Map(found.map(({ row }) => keyed(keys, JSON.parse(row) as KeptRow))));
  }
  return rows;
}

/** What was written between two readings. */
export function writtenBetween(
  before: PersonRows,
  after: PersonRows,
  parts: readonly PersonPart[] = PERSON_PARTS,
): KeptRows[] {
  return parts.flatMap(({ part, keys }) => {
    const left = after.get(part) ?? new Map<string, KeptRow>();
    const kept: KeptRows = { part, deleted: [], changed: [] };
    for (const [key, row] of before.get(part) ?? []) {
      const now = left.get(key);
      if (!now) kept.deleted.push(row);
      else {
        const names = Object.keys(row).filter((name) => row[name] !== now[name]);
        if (names.length > 0)
          kept.changed.push({
            key: pick(
              row,
              keys.map(({ name }) => name),
            ),
            was: pick(row, names),
            left: pick(now, names),
          });
      }
    }
    return kept.deleted.length + kept.changed.length > 0 ? [kept] : [];
  });
}

/** Rows that a write has made: those of the person now that were not there before. */
export function insertedBetween(before: PersonRows, now: PersonRows): { part: string; rows: KeptRow[] }[] {
  return [...now].flatMap(([part, rows]) => {
    const made = [...rows].filter(([key]) => !before.get(part)?.has(key)).map(([, row]) => row);
    return made.length > 0 ? [{ part, rows: made }] : [];
  });
}

function keyed(keys: readonly SQLiteColumn[], row: KeptRow): [string, KeptRow] {
  return [JSON.stringify(keys.map(({ name }) => row[name])), row];
}

function pick(row: KeptRow, names: readonly string[]): KeptRow {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

/** Made by SQLite, so that every driver tells the same, and columns of JSON stay the text that they are. */
function objectOf(columns: readonly SQLiteColumn[]): SQL {
  const pairs = columns.map((column) => sql`${sql.raw(`'${column.name}'`)}, ${column}`);
  return sql`json_object(${sql.join(pairs, sql`, `)})`;
}
