import { channel } from 'node:diagnostics_channel';

export type TimedStatement = { sql: string; milliseconds: number };
/** A statement that took long: its text, in which values are question marks. */
export type SlowStatement = { statement: string; milliseconds: number };
/** A migration that has become part of the database. */
export type MigrationRun = { migration: string; milliseconds: number };

/** A sealed cell that no known key opens: which column, and whether its key is known (then it was changed, or moved). */
export type BrokenCell = { cell: string; isKeyKnown: boolean };

/** Diagnostics channels for slow statements, migrations and unreadable cells of the whole process. */
/** Every statement that ended or failed: a `TimedStatement`, values quoted in its text included. */
export const statementTimes = channel('chariteers:statement');
export const slowStatements = channel('chariteers:slow-statement');
export const migrationRuns = channel('chariteers:migration');
export const brokenCells = channel('chariteers:broken-cell');

const SLOW_STATEMENT_MS = 100;
const LONGEST_TEXT = 600;

/** Tells of a statement that has ended, or failed; by name if it took long. */
export function tellStatement(sql: string, milliseconds: number): void {
  if (statementTimes.hasSubscribers) statementTimes.publish({ sql, milliseconds } satisfies TimedStatement);
  if (milliseconds < SLOW_STATEMENT_MS || !slowStatements.hasSubscribers) return;
  const event: SlowStatement = { statement: withoutValues(sql), milliseconds: Math.round(milliseconds) };
  slowStatements.publish(event);
}

export function tellMigration(event: MigrationRun): void {
  migrationRuns.publish(event);
}

export function tellBrokenCell(event: BrokenCell): void {
  brokenCells.publish(event);
}

type Statement = string | { sql: string };
type Executes<Given extends Statement, Result> = { execute(statement: Given): Promise<Result> };

/** Wraps an executor so that slow statements are reported. */
export function tellingSlow<Given extends Statement, Result>(
  target: Executes<Given, Result>,
): Executes<Given, Result> {
  return {
    async execute(statement) {
      const startedAt = performance.now();
      try {
        return await target.execute(statement);
      } finally {
        tellStatement(
          typeof statement === 'string' ? statement : statement.sql,
          performance.now() - startedAt,
        );
      }
    },
  };
}

/** The text of a statement in which what is quoted became a question mark, as values are. */
export function withoutValues(sql: string): string {
  return sql
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);
}
