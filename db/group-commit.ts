import { AsyncLocalStorage } from 'node:async_hooks';
import { FifoMutex } from './fifo-mutex.ts';

/** What a backend offers for one connection that writes; each may throw. */
export type TransactionControl = {
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Must not throw when the engine has already rolled back. */
  rollback(): Promise<void>;
  /** Runs SAVEPOINT, RELEASE or ROLLBACK TO. */
  control(sql: string): Promise<void>;
};

type Scope = { depth: number; isOpen: boolean; nested: FifoMutex };
type Outcome = { settle: () => void };
type Job = { run: () => Promise<Outcome>; reject: (error: unknown) => void };

/**
 * Durable writes share their sync: works that wait while another batch runs go one after the other, each in its
 * own SAVEPOINT, into one transaction. A failing work rolls back only itself. Every promise settles after the
 * COMMIT, so an acknowledged write is on the disk and a refusal was judged against data that came to stay.
 */
export class GroupCommit {
  readonly #connection: TransactionControl;
  readonly #maxBatch: number;
  readonly #scope = new AsyncLocalStorage<Scope>();
  readonly #exclusive = new FifoMutex();
  #queue: Job[] = [];
  #isDraining = false;

  constructor(connection: TransactionControl, maxBatch: number) {
    this.#connection = connection;
    this.#maxBatch = maxBatch;
  }

  /** Runs the work in a transaction; inside another work it joins that one's transaction. */
  write<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#scope.getStore();
    if (outer?.isOpen) return outer.nested.run(() => this.#inSavepoint(work, outer.depth + 1));
    return this.#enqueue(work);
  }

  /** Runs something on the connection between two batches, outside any transaction. */
  alone<T>(action: () => Promise<T>): Promise<T> {
    return this.#exclusive.run(action);
  }

  /** Settles when every write asked for so far has settled. */
  async idle(): Promise<void> {
    while (this.#isDraining) await this.#exclusive.idle().then(nextTurn);
  }

  #enqueue<T>(work: () => Promise<T>): Promise<T> {
    // The queue is drained in the context of whoever started it; the work keeps its own caller's.
    const inCallersContext = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      const run = () =>
        inCallersContext(() => this.#inSavepoint(work, 1)).then(
          (value): Outcome => ({ settle: () => resolve(value) }),
          (error): Outcome => {
            if (error instanceof LostTransaction) throw error;
            return { settle: () => reject(error) };
          },
        );
      this.#queue.push({ run, reject });
      if (!this.#isDraining) void this.#drain();
    });
  }

  async #drain(): Promise<void> {
    this.#isDraining = true;
    while (this.#queue.length > 0) {
      // One turn of the event loop lets the requests that have already arrived join the batch.
      await nextTurn();
      await this.#exclusive.run(() => this.#runBatch());
    }
    this.#isDraining = false;
  }

  async #runBatch(): Promise<void> {
    const batch: Job[] = [];
    const outcomes: Outcome[] = [];
    try {
      await this.#connection.begin();
      for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
        batch.push(job);
        outcomes.push(await job.run());
        if (batch.length === this.#maxBatch) break;
      }
      await this.#connection.commit();
    } catch (error) {
      await this.#connection.rollback();
      // A BEGIN that fails has taken no job yet: those who wait hear of it instead of waiting for ever.
      const lost = batch.length > 0 ? batch : this.#queue.splice(0, this.#maxBatch);
      const reason = error instanceof LostTransaction ? error.cause : error;
      for (const job of lost) job.reject(reason);
      return;
    }
    for (const outcome of outcomes) outcome.settle();
  }

  async #inSavepoint<T>(work: () => Promise<T>, depth: number): Promise<T> {
    const name = `work_${depth}`;
    const scope: Scope = { depth, isOpen: true, nested: new FifoMutex() };
    await this.#control(`SAVEPOINT ${name}`);
    try {
      const value = await this.#scope.run(scope, work);
      await close(scope);
      await this.#control(`RELEASE ${name}`);
      return value;
    } catch (error) {
      await close(scope);
      if (error instanceof LostTransaction) throw error;
      await this.#control(`ROLLBACK TO ${name}`);
      await this.#control(`RELEASE ${name}`);
      throw error;
    }
  }

  /** A savepoint that cannot be handled means that the engine gave up the whole transaction (disk full, lost link). */
  async #control(sql: string): Promise<void> {
    try {
      await this.#connection.control(sql);
    } catch (error) {
      throw new LostTransaction('The transaction is lost', { cause: error });
    }
  }
}

class LostTransaction extends Error {}

/** Writes nested in this one that nobody awaited end before it does; later ones no longer belong to it. */
async function close(scope: Scope): Promise<void> {
  await scope.nested.idle();
  scope.isOpen = false;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
