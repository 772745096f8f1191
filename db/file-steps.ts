import type { Client, Transaction } from '@libsql/client';
import type { Outcome, Step, Steps } from './server-stream.ts';

/** The steps of a server on a file of this machine, where each of them is a call and no trip. */
export class FileSteps implements Steps {
  readonly #client: Client;
  #open: Transaction | null = null;

  constructor(client: Client) {
    this.#client = client;
  }

  async send(steps: readonly Step[]): Promise<Outcome[]> {
    const outcomes: Outcome[] = [];
    for (const step of steps) outcomes.push(this.#isDue(step, outcomes) ? await this.#run(step) : null);
    return outcomes;
  }

  async drop(): Promise<void> {
    this.#open?.close();
    this.#open = null;
  }

  #isDue({ after, unless, isInside }: Step, outcomes: readonly Outcome[]): boolean {
    const isOk = (at: number) => outcomes[at]?.result !== undefined;
    if (isInside && (this.#open === null || this.#open.closed)) return false;
    return (after === undefined || isOk(after)) && (unless === undefined || !isOk(unless));
  }

  async #run({ statement }: Step): Promise<Outcome> {
    try {
      if (statement === BEGIN) this.#open = await this.#begin();
      else if (statement === COMMIT) await this.#open?.commit();
      else if (statement === ROLLBACK) await this.drop();
      else if (this.#open) return { result: await this.#open.execute(statement) };
      return { result: NO_ROWS };
    } catch (error) {
      return { error: error as Error };
    }
  }

  async #begin(): Promise<Transaction> {
    try {
      const opened = await this.#client.transaction('write');
      // Each may have a connection of its own, and a connection leaves what it deletes in the file unless it is told.
      await opened.execute('PRAGMA secure_delete = ON');
      return opened;
    } catch (error) {
      // A refused BEGIN stays half-open on its connection, which then takes no savepoint any more.
      await this.#client.reconnect();
      throw error;
    }
  }
}

export const BEGIN = 'BEGIN IMMEDIATE';
export const COMMIT = 'COMMIT';
export const ROLLBACK = 'ROLLBACK';

const NO_ROWS = {
  columns: [],
  columnTypes: [],
  rows: [],
  rowsAffected: 0,
  lastInsertRowid: undefined,
  toJSON: () => [],
};
