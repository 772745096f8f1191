import type { InStatement, ResultSet } from '@libsql/client';
import { FailedStatement } from './failed-statement.ts';
import type { Outcome, Step } from './server-stream.ts';
import { storable } from './statement-cache.ts';

/** A statement on its way, and who waits for its answer. */
export type SentStatement = {
  statement: InStatement;
  resolve: (result: ResultSet) => void;
  reject: (error: unknown) => void;
};

/**
 * The statements of a decided work on their way to one trip. Those that answer with rows are awaited until then; all
 * others go on at once, so that a work may send them one after the other, and one of them that fails undoes the work.
 */
export class DecidedWave {
  readonly statements: SentStatement[] = [];
  #isSealed = false;
  #failure: Error | null = null;
  readonly #hasRun = Promise.withResolvers<void>();

  async execute(given: InStatement): Promise<ResultSet> {
    if (this.#isSealed) throw new Error('A decided write sends its statements before it awaits rows');
    const statement = storable(given);
    const sql = typeof statement === 'string' ? statement : statement.sql;
    if (ANSWERS_ROWS.test(sql))
      return new Promise((resolve, reject) => {
        this.statements.push({ statement, resolve, reject });
      });
    const reject = (error: unknown) => {
      if (!(error instanceof NotRun)) this.#failure = new FailedStatement(sql, error);
    };
    this.statements.push({ statement, resolve: () => undefined, reject });
    return NO_ANSWER;
  }

  /** Seals the wave, so that no further statement is added; returns it. */
  sealed(): this {
    this.#isSealed = true;
    return this;
  }

  /** Tells of each statement what became of it. */
  settle(outcomes: readonly Outcome[]): void {
    settleWave(this.statements, outcomes);
    this.#hasRun.resolve();
  }

  /** What became of the work itself, unless one of the statements failed that it did not await. */
  async outcomeOf<T>(work: Promise<T>): Promise<T> {
    const [settled] = await Promise.allSettled([work]);
    if (this.statements.length > 0) await this.#hasRun.promise;
    if (this.#failure) throw this.#failure;
    if (settled.status === 'rejected') throw settled.reason;
    return settled.value;
  }
}

const ANSWERS_ROWS = /^\s*(select|with|values|pragma)\b|\breturning\b/i;

const NO_ANSWER: ResultSet = {
  ...{ columns: [], columnTypes: [], rows: [], lastInsertRowid: undefined, toJSON: () => [] },
  get rowsAffected(): never {
    throw new Error('How many rows a decided write changes is known when it has ended');
  },
};

/** A statement that was kept from running by one before it. */
class NotRun extends Error {}

const SAVEPOINT = 'decided';

/**
 * Adds the statements of a work to a trip, in a savepoint of its own: after the first that fails the server undoes the
 * work and goes on with the next one. Returns where they stand.
 */
export function decidedSteps({ statements }: DecidedWave, steps: Step[]): number[] {
  const add = (step: Step) => steps.push(step) - 1;
  let last = add({ statement: `SAVEPOINT ${SAVEPOINT}`, isInside: true });
  const places: number[] = [];
  for (const { statement } of statements) {
    last = add({ statement, after: last });
    places.push(last);
  }
  const done = add({ statement: `RELEASE ${SAVEPOINT}`, after: last });
  const undone = add({ statement: `ROLLBACK TO ${SAVEPOINT}`, unless: done, isInside: true });
  add({ statement: `RELEASE ${SAVEPOINT}`, after: undone });
  return places;
}

/** Tells everyone what became of theirs; what did not run is told after what failed, which tells why. */
export function settleWave(
  wave: readonly SentStatement[],
  outcomes: readonly Outcome[],
  unrun: Error = new NotRun('Not run, for a statement before it failed'),
): void {
  const late: SentStatement[] = [];
  for (const [index, sent] of wave.entries()) {
    const outcome = outcomes[index];
    if (outcome?.result) sent.resolve(outcome.result);
    else if (outcome?.error) sent.reject(outcome.error);
    else late.push(sent);
  }
  if (late.length === 0) return;
  setImmediate(() => {
    for (const { reject } of late) reject(unrun);
  });
}
