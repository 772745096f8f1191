import { eq, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { isSignUp } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { memberGroup } from '#db/schema/member-group.ts';
import { quest } from '#db/schema/quest.ts';

/** How a value is written: as it is (`html` is cleaned, `url` checked at the import), as a time in ISO 8601, or as parsed JSON. */
type Plain = 'text' | 'html' | 'url' | 'number' | 'flag' | 'time' | 'json';
/**
 * Whom an id names: `volunteer` has a record in any case; `account` has an account, else the cell is empty, or the row
 * left out where it has to name one; `author` is kept even when that account is gone.
 */
type Person = 'volunteer' | 'account' | 'author';
/** Id of a row of a table of the file; `isLoose`: that row may be gone. */
export type Reference = { to: string; isLoose: boolean };
export type Kept = Plain | Person | 'district' | Reference;

/**
 * Why something is in no file: it opens something; belongs to people, not to the charity; belongs to this installation;
 * is over within hours or days; is made again from what is in the file; or was given without a name.
 */
export const LEFT_OUT_FOR = ['secret', 'people', 'installation', 'momentary', 'derived', 'unnamed'] as const;
export type LeftOutFor = (typeof LEFT_OUT_FOR)[number];
export type NotKept = { not: LeftOutFor };

export const SECRET: NotKept = { not: 'secret' };
export const PEOPLE: NotKept = { not: 'people' };
export const INSTALLATION: NotKept = { not: 'installation' };
export const DERIVED: NotKept = { not: 'derived' };

export const to = (name: string): Reference => ({ to: name, isLoose: false });
export const loose = (name: string): Reference => ({ to: name, isLoose: true });

/** A table of a charity's file. */
export type FileTable = {
  name: string;
  table: SQLiteTable;
  columns: Readonly<Record<string, Kept | NotKept>>;
  /** Which rows are a charity's. */
  isOf: (providerId: string) => SQL;
  /** What sorts them before their keys: rows to which others of the table refer come first. */
  first: SQL | null;
};

type ColumnsOf<Table extends SQLiteTable> = Readonly<
  Record<keyof Table['_']['columns'] & string, Kept | NotKept>
>;

/** A table with a decision for each of its columns; one that is forgotten does not compile. `by`: the column that leads to the charity. */
export function fileTable<Table extends SQLiteTable>(
  name: string,
  table: Table,
  by: SQLiteColumn | FileTable['isOf'],
  columns: ColumnsOf<Table>,
  first: SQL | null = null,
): FileTable {
  const isOf = typeof by === 'function' ? by : (providerId: string) => eq(by, providerId);
  return { name, table, columns, isOf, first };
}

/** Rows that belong to a charity's quests. */
export const onQuests = (column: SQLiteColumn) => (providerId: string) =>
  sql`${column} IN (SELECT ${quest.id} FROM ${quest} WHERE ${quest.providerId} = ${providerId})`;

/** Rows that belong to sign-ups for a charity's quests; reservations are the guilds'. */
export const onSignUps = (column: SQLiteColumn) => (providerId: string) =>
  sql`${column} IN (SELECT ${contract.id} FROM ${quest} CROSS JOIN ${contract}
    WHERE ${quest.providerId} = ${providerId} AND ${contract.questId} = ${quest.id} AND ${isSignUp()})`;

/** Rows that belong to a charity's groups. */
export const ofGroups = (column: SQLiteColumn) => (providerId: string) =>
  sql`${column} IN (SELECT ${memberGroup.id} FROM ${memberGroup} WHERE ${memberGroup.providerId} = ${providerId})`;

/** Rows that belong to those of another table, which belong to a charity. */
export const under = (column: SQLiteColumn, key: SQLiteColumn, owner: SQLiteColumn) => (providerId: string) =>
  sql`${column} IN (SELECT ${key} FROM ${owner.table} WHERE ${owner} = ${providerId})`;
