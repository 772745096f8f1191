import { Column, type DriverValueDecoder, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './store.ts';

/** A select of drizzle that was not sent yet. What it picks: columns, `sql`, and objects of them. */
export type Unsent<Row> = PromiseLike<Row[]> &
  SQLWrapper & { readonly _: { readonly selectedFields: unknown } };

/**
 * The rows of several selects by one statement: each is a part of it, with NULLs up to the width of the widest, and
 * keeps its order. Unlike drizzle's own reading, an object of a left join that found nothing is one of nulls.
 */
export async function readTogether(db: Db, selects: readonly Unsent<unknown>[]): Promise<unknown[][]> {
  const [first] = selects;
  if (!first) return [];
  if (selects.length === 1) return [await first];
  const widths = selects.map(({ _ }) => widthOf(_.selectedFields));
  const texts = selects.map((select, index) => {
    const rest = sql.raw(', NULL'.repeat(Math.max(...widths) - (widths[index] ?? 0)));
    return sql`SELECT ${sql.raw(`${index}`)}, found.*${rest} FROM (${select.getSQL()}) AS found`;
  });
  const rows = await db.values<[part: number, ...values: unknown[]]>(sql.join(texts, sql` UNION ALL `));
  const readers = selects.map(({ _ }) => readerOf(_.selectedFields));
  const lists = selects.map((): unknown[] => []);
  for (const row of rows) {
    // A row of libSQL is like a list, and none.
    const [part, ...values] = Array.from(row) as typeof row;
    lists[part]?.push(readers[part]?.(values.values()));
  }
  return lists;
}

/** Fields by name, in the order in which drizzle writes them into the statement. */
type Fields = Readonly<Record<string, Field | object>>;
type Field = Column | SQL | SQL.Aliased;

function widthOf(selected: unknown): number {
  return Object.values(selected as Fields).reduce(
    (width, field) => width + (isGroup(field) ? widthOf(field) : 1),
    0,
  );
}

/** Reads a row; what its fields are is asked once for all rows. */
function readerOf(selected: unknown): (values: Iterator<unknown>) => object {
  const fields = Object.entries(selected as Fields).map(([name, field]) => {
    if (isGroup(field)) return [name, readerOf(field)] as const;
    const decoder = decoderOf(field);
    const read = (values: Iterator<unknown>) => {
      const { value } = values.next();
      return value === null ? null : decoder.mapFromDriverValue(value);
    };
    return [name, read] as const;
  });
  return (values) => Object.fromEntries(fields.map(([name, read]) => [name, read(values)]));
}

/** A column, or what `mapWith` has set, which drizzle's types leave out. */
function decoderOf(field: Field | object): DriverValueDecoder<unknown, unknown> {
  if (is(field, Column)) return field;
  const said = is(field, SQL.Aliased) ? field.sql : field;
  return (said as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
}

/** Whether it is an object of fields. */
function isGroup(field: Field | object): boolean {
  return !is(field, Column) && !is(field, SQL) && !is(field, SQL.Aliased);
}
