/** A row whose every column has its place; with one that has none there is no such row, and nothing that uses it compiles. */
export type PlacedColumns<Row, Place extends PropertyKey> = [Exclude<keyof Row, Place>] extends [never]
  ? Row
  : { columnWithoutPlace: Exclude<keyof Row, Place> };
