/** The instant at which factory rows are made: Monday, March 2, 2026, 10:00 in New York. */
export const FACTORY_NOW = Date.UTC(2026, 2, 2, 15);
export const HOUR_MS = 3_600_000;

const numbers = new Map<string, number>();

/** 1, 2, 3 … for each kind of row: unique without chance, the same in every run of a test file. */
export function nextNumber(kind: string): number {
  const number = (numbers.get(kind) ?? 0) + 1;
  numbers.set(kind, number);
  return number;
}

/** Counts from 1 again, as a test file does that runs alone. */
export function restartNumbers(): void {
  numbers.clear();
}

/** The row of an INSERT … RETURNING, which is never missing. */
export function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('The insert returned no row');
  return row;
}
