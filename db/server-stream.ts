import { type InStatement, LibsqlError, type ResultSet } from '@libsql/client';
import {
  type Batch,
  BatchCond,
  type BatchStep,
  openWs,
  parseLibsqlUrl,
  ResponseError,
  type RowsResult,
  Stmt,
  type Stream,
  type WsClient,
} from '@libsql/hrana-client';

/** A statement of a round trip, and its conditions; the numbers refer to earlier steps of the same trip. */
export type Step = {
  statement: InStatement;
  /** Run only if that step succeeded. */
  after?: number;
  /** Run only if that step failed. */
  unless?: number;
  /** Run only inside a transaction: after the engine has dropped it, no later statement may run by itself. */
  isInside?: boolean;
};

/** What became of a step; null when its conditions kept it from running. */
export type Outcome = { result: ResultSet; error?: never } | { error: Error; result?: never } | null;

/** What takes steps, all of them in one trip. Rejects when it cannot be told what became of them. */
export type Steps = {
  send(steps: readonly Step[]): Promise<Outcome[]>;
  /** Lets go of the connection, at once and whatever is under way: the server rolls back what is open on it. */
  drop(): Promise<void>;
};

export type ServerAddress = { url: string; authToken: string | undefined };

/** What stands between us and the server may forget a connection on which nothing was said for long. */
const LONGEST_REST_MS = 30_000;

/**
 * A connection of our own at the server, over a websocket that stays open. A request by itself costs ten times as much:
 * for each one the server opens the database anew. And it notices a process that is killed: the connection breaks, and
 * what was open on it is rolled back at once.
 */
export class ServerStream implements Steps {
  readonly #url: string;
  readonly #authToken: string | undefined;
  #open: { client: WsClient; stream: Stream } | null = null;
  #usedAt = 0;
  #isClosed = false;

  constructor({ url, authToken }: ServerAddress) {
    const { hranaWsUrl, hranaHttpUrl, authToken: inUrl } = parseLibsqlUrl(url);
    this.#url = hranaWsUrl ?? hranaHttpUrl?.replace(/^http/, 'ws') ?? '';
    this.#authToken = authToken ?? inUrl;
  }

  async send(steps: readonly Step[]): Promise<Outcome[]> {
    const stream = await this.#connected();
    const batch = stream.batch(false);
    const added: BatchStep[] = [];
    const outcomes = steps.map((step) => outcomeOf(addStep(batch, added, step)));
    try {
      await batch.execute();
      return await Promise.all(outcomes);
    } catch (error) {
      throw asLibsqlError(error);
    } finally {
      this.#usedAt = performance.now();
    }
  }

  async drop(): Promise<void> {
    this.#open?.client.close();
    this.#open = null;
  }

  /** For good: whoever comes too late opens nothing that would keep the process alive. */
  close(): void {
    this.#isClosed = true;
    void this.drop();
  }

  async #connected(): Promise<Stream> {
    if (this.#isClosed) throw closed();
    const isStale = performance.now() - this.#usedAt > LONGEST_REST_MS;
    if (this.#open && !isStale && !this.#open.stream.closed && !this.#open.client.closed)
      return this.#open.stream;
    await this.drop();
    const client = openWs(this.#url, this.#authToken, 3);
    try {
      await client.getVersion();
    } catch (error) {
      // Nothing has left: whoever asks whether a COMMIT may have arrived knows by this code that it has not.
      throw new LibsqlError(messageOf(error), 'ECONNREFUSED');
    }
    if (this.#isClosed) {
      client.close();
      throw closed();
    }
    const stream = client.openStream();
    stream.intMode = 'number';
    this.#open = { client, stream };
    return stream;
  }
}

function addStep(batch: Batch, added: BatchStep[], { statement, after, unless, isInside }: Step) {
  const step = batch.step();
  const [ran, failed] = [after, unless].map((at) => (at === undefined ? undefined : added[at]));
  if (ran) step.condition(BatchCond.ok(ran));
  if (failed) step.condition(BatchCond.not(BatchCond.ok(failed)));
  if (isInside) step.condition(BatchCond.not(BatchCond.isAutocommit(batch)));
  added.push(step);
  return step.query(stmtOf(statement));
}

function stmtOf(statement: InStatement): Stmt {
  if (typeof statement === 'string') return new Stmt(statement);
  const { sql, args = [] } = statement;
  const stmt = new Stmt(sql);
  if (Array.isArray(args)) stmt.bindIndexes(args);
  else for (const [name, value] of Object.entries(args)) stmt.bindName(name, value);
  return stmt;
}

const outcomeOf = (rows: Promise<RowsResult | undefined>): Promise<Outcome> =>
  rows.then(
    (found) => (found === undefined ? null : { result: resultSetOf(found) }),
    (error: unknown) => ({ error: asLibsqlError(error) }),
  );

function resultSetOf({ columnNames, columnDecltypes, rows, affectedRowCount, lastInsertRowid }: RowsResult) {
  const columns = columnNames.map((name) => name ?? '');
  const columnTypes = columnDecltypes.map((type) => type ?? '');
  const all = { columns, columnTypes, rows, rowsAffected: affectedRowCount, lastInsertRowid };
  return { ...all, toJSON: () => all } as unknown as ResultSet;
}

/** What the server answered keeps its code; all else is a matter of the connection. */
function asLibsqlError(error: unknown): Error {
  if (error instanceof LibsqlError) return error;
  const code = error instanceof ResponseError ? (error.code ?? 'UNKNOWN') : 'HRANA_WEBSOCKET_ERROR';
  return new LibsqlError(messageOf(error), code);
}

const closed = () => new LibsqlError('The connection is closed', 'ECONNREFUSED');

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
