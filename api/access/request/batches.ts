/** The rows in the order of the keys they were asked by; null where there is none. */
export function inOrderOf<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string) {
  const found = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => found.get(key) ?? null);
}

/** The rows of each key, in their own order; an empty list where there are none. */
export function listsInOrderOf<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Row[][] {
  const lists = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) lists.get(keyOf(row))?.push(row);
  return keys.map((key) => lists.get(key) ?? []);
}
