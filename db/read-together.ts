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
  const lists = selects.map((): unknown[] => []);
  for (const row of rows) {
    // A row of libSQL is like a list, and none.
    const [part, ...values] = Array.from(row) as typeof row;
    lists[part]?.push(rowOf(selects[part]?._.selectedFields, values.values()));
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

function rowOf(selected: unknown, values: Iterator<unknown>): object {
  const row = Object.entries(selected as Fields).map(([name, field]) => [
    name,
    isGroup(field) ? rowOf(field, values) : readValue(field, values.next().value),
  ]);
  return Object.fromEntries(row);
}

function readValue(field: Field | object, value: unknown): unknown {
  if (value === null) return value;
  if (is(field, Column)) return field.mapFromDriverValue(value);
  return decoderOf(is(field, SQL.Aliased) ? field.sql : field).mapFromDriverValue(value);
}

/** What `mapWith` has set, which drizzle's types leave out. */
function decoderOf(field: object): DriverValueDecoder<unknown, unknown> {
  return (field as { decoder: DriverValueDecoder<unknown, unknown> }).decoder;
}

/** Whether it is an object of fields. */
function isGroup(field: Field | object): boolean {
  return !is(field, Column) && !is(field, SQL) && !is(field, SQL.Aliased);
}
