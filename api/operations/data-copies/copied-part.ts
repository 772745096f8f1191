import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';

/** What a value refers to, where people read a name in its place. */
export type NamedKind = 'quest' | 'charity' | 'group' | 'district' | 'contract' | 'alert' | 'document';
/** How the values of a column are told; `seconds` is a time too, `json` a list or form, `words` what a message said. */
export type Shown =
  | NamedKind
  | ('text' | 'id' | 'time' | 'seconds' | 'day' | 'flag' | 'number' | 'sealed' | 'json' | 'words');

/**
 * Why something stands in no one's file: it leads to the person whose file it is, opens something (a key or its hash),
 * tells of someone else, belongs to a charity's records, stands elsewhere in the file, or is about no person.
 */
export const LEFT_OUT_FOR = ['person', 'secret', 'others', 'charity', 'elsewhere', 'nobody'] as const;
export type LeftOutFor = (typeof LEFT_OUT_FOR)[number];
export type NotShown = { not: LeftOutFor };

export const PERSON: NotShown = { not: 'person' };
export const SECRET: NotShown = { not: 'secret' };
export const OTHERS: NotShown = { not: 'others' };
export const CHARITY: NotShown = { not: 'charity' };
export const ELSEWHERE: NotShown = { not: 'elsewhere' };
export const NOBODY: NotShown = { not: 'nobody' };

/** Every column has its word: one that is forgotten does not compile. */
export type ColumnsOf<Table extends SQLiteTable> = Readonly<
  Record<keyof Table['_']['columns'] & string, Shown | NotShown>
>;

/** Owner of a file, and whether they are under 18. */
export type FileOwner = { id: string; isMinors: boolean };

/** The rows of one table that stand in a file. */
export type CopiedPart = {
  name: string;
  table: SQLiteTable;
  columns: Readonly<Record<string, Shown | NotShown>>;
  /**
   * Which rows are someone's, in the file of an account: that of the same, or of one of the child's guardians.
   * `isMinors`: the account reads nothing of children.
   */
  isOf: (id: string, owner: FileOwner) => SQL | undefined;
  /** Owner of the rows: the account's own, a child's under it, or both. */
  whose: 'owner' | 'child' | 'each';
  /** Column by which the rows are sorted. */
  order: SQLiteColumn;
};

/** `by`: the column that leads to the person, or the condition that does. */
export function copied<Table extends SQLiteTable>(
  name: string,
  table: Table,
  {
    by,
    order,
    whose = 'owner',
  }: {
    by: SQLiteColumn | CopiedPart['isOf'];
    order: SQLiteColumn;
    whose?: CopiedPart['whose'];
  },
  columns: ColumnsOf<Table>,
): CopiedPart {
  const isOf = typeof by === 'function' ? by : (id: string) => eq(by, id);
  return { name, table, columns, isOf, whose, order };
}
