import { SEALED_TABLES, type SealedCell } from '#db/cells/cell-names.ts';
import { Sealed } from '#db/cells/sealed.ts';
import type { Db } from '#db/store.ts';

/** A row of a table with what is sealed in it opened. */
export function opened({ cells }: Db, table: string, row: Record<string, unknown> | undefined) {
  if (row === undefined) return undefined;
  const { rowKey = 'id' } = SEALED_TABLES.find((one) => one.table === table) ?? {};
  const texts = Object.entries(row).map(([column, value]) =>
    value instanceof Sealed
      ? [column, cells.open(`${table}.${column}` as SealedCell, String(row[rowKey]), value)]
      : [column, value],
  );
  return Object.fromEntries(texts) as Record<string, unknown>;
}
