import type { RowProblem } from '#domain/imports/imported-volunteer.ts';
import type { ListColumn, TextColumn } from './columns.ts';

/** A row of the file: the line where it starts, and its values as they are written. */
export type PersonRow = {
  line: number;
  bytesRead: number;
  texts: Partial<Record<TextColumn, string>>;
  lists: Partial<Record<ListColumn, string[]>>;
  /** What is wrong with the row as a whole. */
  problem?: RowProblem;
};

/** The problem of a row that has a wrong shape. */
export function shapeProblem(expected: string): RowProblem {
  return { column: 'row', expected };
}
