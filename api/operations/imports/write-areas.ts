import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { areaOutline, zipCode } from '#db/schema/area.ts';
import type { Db, Store } from '#db/store.ts';

export type ZipCodeRow = typeof zipCode.$inferSelect;
export type AreaOutlineRow = typeof areaOutline.$inferSelect;

/** What writing would do, or has done, to rows of which the product keeps what the newest file says. */
export type Differences<Row> = { created: Row[]; updated: Row[]; unchanged: Row[] };

/** Writes the ZIP codes that are new or lie elsewhere than kept; others stay. Writes nothing in a dry run. */
export async function writeZipCodes(
  store: Store,
  rows: readonly ZipCodeRow[],
  isDryRun: boolean,
): Promise<Differences<ZipCodeRow>> {
  const found = differences(await store.read.select().from(zipCode), rows, ({ zip }) => zip);
  const changed = [...found.created, ...found.updated];
  if (isDryRun || changed.length === 0) return found;
  await store.write(async (tx) => {
    for (const some of inParts(changed)) {
      await tx.delete(zipCode).where(
        isInList(
          zipCode.zip,
          some.map(({ zip }) => zip),
        ),
      );
      await insertRows(tx, zipCode, some);
    }
  });
  return found;
}

/** Writes the outlines that are new or drawn otherwise than kept; others stay. Writes nothing in a dry run. */
export async function writeOutlines(
  store: Store,
  rows: readonly AreaOutlineRow[],
  isDryRun: boolean,
): Promise<Differences<AreaOutlineRow>> {
  const found = differences(await store.read.select().from(areaOutline), rows, ({ id }) => id);
  const changed = [...found.created, ...found.updated];
  if (isDryRun || changed.length === 0) return found;
  await store.write(async (tx) => {
    for (const some of inParts(changed)) {
      await tx.delete(areaOutline).where(
        isInList(
          areaOutline.id,
          some.map(({ id }) => id),
        ),
      );
      await insertRows(tx, areaOutline, some);
    }
  });
  return found;
}

/** Which of the two tables hold something: they come with the product, and a start fills them where they are new. */
export async function filledAreas({ read }: { read: Db }): Promise<{ zipCodes: boolean; outlines: boolean }> {
  const [zips, outlines] = await Promise.all([
    read.select({ id: zipCode.zip }).from(zipCode).limit(1),
    read.select({ id: areaOutline.id }).from(areaOutline).limit(1),
  ]);
  return { zipCodes: zips.length > 0, outlines: outlines.length > 0 };
}

/** A server has a limit on what one statement brings. */
function inParts<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / PART);
  return Array.from({ length: count }, (_, at) => rows.slice(at * PART, (at + 1) * PART));
}

const PART = 2000;

function differences<Row>(
  kept: readonly Row[],
  given: readonly Row[],
  idOf: (row: Row) => string,
): Differences<Row> {
  const before = new Map(kept.map((row) => [idOf(row), textOf(row)]));
  const stateOf = (row: Row) => {
    const earlier = before.get(idOf(row));
    if (earlier === undefined) return 'created';
    return earlier === textOf(row) ? 'unchanged' : 'updated';
  };
  const parts = Object.groupBy(given, stateOf);
  return { created: parts.created ?? [], updated: parts.updated ?? [], unchanged: parts.unchanged ?? [] };
}

/** Text of a row that doesn't depend on the order of its columns. */
const textOf = (row: unknown) => JSON.stringify(Object.entries(Object(row)).sort());
