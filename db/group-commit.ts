import { AsyncLocalStorage } from 'node:async_hooks';
import { Availability } from './availability.ts';
import { DecidedJob, type Decision, takeMates } from './decided-job.ts';
import type { DecidedWave } from './decided-wave.ts';
import { FifoMutex } from './fifo-mutex.ts';
import { DatabaseOutage, outageOf } from './outage.ts';
import { WRITE_DEADLINE_MS } from './server-link.ts';
import type { TransactionControl } from './write-link.ts';

/** A transaction, by its identity, with the jobs it has taken. */
type Batch = { jobs: Job[]; outcomes: Outcome[]; isCommitted: boolean };
type Scope = {
  depth: number;
  isOpen: boolean;
  nested: FifoMutex;
  batch: Batch | null;
  /** Collects the statements of a decided job; null while it still loads its facts. */
  wave?: DecidedWave | null;
};
type Outcome = { settle: () => void };
type Job = {
  run: () => Promise<Outcome>;
  outcomeOf: (work: Promise<unknown>) => Promise<Outcome>;
  reject: (error: unknown) => void;
  decided: DecidedJob | null;
};

/** A statement may take its deadline; a work that sends none for longer waits for something that may never come. */
const LONGEST_SILENCE_MS = WRITE_DEADLINE_MS + 5_000;

/**
 * Durable writes share their sync: works that wait while another batch runs go one after the other, each in its
 * own SAVEPOINT, into one transaction. A failing work rolls back only itself. Every promise settles after the
 * COMMIT, so an acknowledged write is on the disk and a refusal was judged against data that came to stay.
 */
export class GroupCommit {
  readonly #connection: TransactionControl;
  readonly #maxBatch: number;
  readonly #availability: Availability;
  readonly #longestSilenceMs: number;
  readonly #scope = new AsyncLocalStorage<Scope>();
  readonly #exclusive = new FifoMutex();
  #queue: Job[] = [];
  #isDraining = false;
  #batch: Batch | null = null;
  #statements = 0;
  /** A work was given up while it ran: what it still does has to be told from the work of others. */
  #hasStrays = false;

  constructor(
    connection: TransactionControl,
    maxBatch: number,
    availability = new Availability(),
    longestSilenceMs = LONGEST_SILENCE_MS,
  ) {
    this.#connection = connection;
    this.#maxBatch = maxBatch;
    this.#availability = availability;
    this.#longestSilenceMs = longestSilenceMs;
  }

  /**
   * Every statement of a work passes here. Throws for a work that was given up, whose transaction is gone. Returns what
   * takes the statement in the place of the connection, if something does.
   */
  pass(): DecidedWave | null {
    this.#statements += 1;
    const scope = this.#scope.getStore();
    if (this.#hasStrays && scope?.batch !== this.#batch) {
      throw new Error('tx was used after its write() had ended');
    }
    return scope?.wave ?? null;
  }

  /** Runs the work in a transaction; inside another work it joins that one's transaction. */
  write<T>(work: () => Promise<T>): Promise<T> {
    const outer = this.#scope.getStore();
    if (outer?.isOpen) return outer.nested.run(() => this.#inSavepoint(work, outer.batch, outer.depth + 1));
    return this.#enqueue(work);
  }

  /** Runs a work in two steps, beside others of its kind where that saves trips, else like any other. */
  decide<Facts, T>(decision: Decision<Facts, T>): Promise<T> {
    const inTurn = async () => decision.write(await decision.facts());
    if (this.#scope.getStore()?.isOpen || !this.#connection.together) return this.write(inTurn);
    return this.#enqueue(inTurn, decision as Decision<unknown, T>);
  }

  /** Runs something on the connection between two batches, outside any transaction. */
  alone<T>(action: () => Promise<T>): Promise<T> {
    return this.#exclusive.run(action);
  }

  /** Settles when every write asked for so far has settled. */
  async idle(): Promise<void> {
    while (this.#isDraining) await this.#exclusive.idle().then(nextTurn);
  }

  #enqueue<T>(work: () => Promise<T>, decision?: Decision<unknown, T>): Promise<T> {
    // The queue is drained in the context of whoever started it; the work keeps its own caller's.
    const inCallersContext = AsyncLocalStorage.snapshot();
    return new Promise<T>((resolve, reject) => {
      const outcomeOf = (outcome: Promise<unknown>) =>
        outcome.then(
          (value): Outcome => ({ settle: () => resolve(value as T) }),
          (error): Outcome => {
            if (error instanceof LostTransaction) throw error;
            return { settle: () => reject(error) };
          },
        );
      const run = () => outcomeOf(inCallersContext(() => this.#inSavepoint(work, this.#batch, 1)));
      const inScope = (wave: DecidedWave | null, step: () => Promise<unknown>) =>
        inCallersContext(() => this.#scope.run(this.#scopeOf(wave), step));
      const decided = decision ? new DecidedJob(decision, inScope) : null;
      this.#queue.push({ run, outcomeOf, reject, decided });
      if (!this.#isDraining) void this.#drain();
    });
  }

  /** Scope of a decided job. It never nests, since other code holds it while its statements run. */
  #scopeOf(wave: DecidedWave | null): Scope {
    return { depth: 1, isOpen: false, nested: new FifoMutex(), batch: this.#batch, wave };
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
    const batch: Batch = { jobs: [], outcomes: [], isCommitted: false };
    this.#batch = batch;
    try {
      await this.#connection.begin();
      await this.#unlessSilent(this.#runJobs(batch));
      await this.#connection.commit();
    } catch (error) {
      this.#batch = null;
      const hasBegun = batch.jobs.length > 0 && this.#connection.hasBegun !== false;
      // Whatever it says: a queue that is not drained on would wait for ever.
      await this.#connection.rollback().catch(() => undefined);
      const reason = error instanceof LostTransaction ? error.cause : error;
      if (outageOf(reason) === 'unwritable') this.#availability.setWritable(false, reason);
      // Of a BEGIN that fails all who wait hear, or the last would wait for ever.
      const lost = hasBegun ? batch.jobs : [...batch.jobs, ...this.#queue.splice(0)];
      for (const job of lost) job.reject(reason);
      return;
    }
    this.#batch = null;
    this.#availability.setWritable(true);
    for (const outcome of batch.outcomes) outcome.settle();
  }

  async #runJobs(batch: Batch): Promise<void> {
    for (let job = this.#queue.shift(); job; job = this.#queue.shift()) {
      batch.jobs.push(job);
      if (job.decided) await this.#runDecided(batch, job, job.decided);
      else batch.outcomes.push(await job.run());
      // Given up meanwhile: the queue belongs to the next batch.
      if (this.#batch !== batch || batch.isCommitted || batch.jobs.length === this.#maxBatch) return;
    }
  }

  /**
   * Whoever waits for a decision has it together: all read their facts first, in the same trips; then the statements of
   * all go in one, with the COMMIT if no one else waits.
   */
  async #runDecided(batch: Batch, first: Job, decided: DecidedJob): Promise<void> {
    const mates = takeMates(this.#queue, decided, this.#maxBatch - batch.jobs.length);
    batch.jobs.push(...mates);
    const jobs = [first, ...mates];
    await Promise.all(jobs.map((job) => job.decided?.readFacts()));
    const written = jobs.flatMap((job) => {
      const { wave, outcome } = job.decided?.write() ?? {};
      return wave && outcome ? [{ wave, outcome: job.outcomeOf(outcome) }] : [];
    });
    await nextTurn();
    if (this.#batch !== batch) return;
    const waves = written.map(({ wave }) => wave.sealed());
    batch.isCommitted = this.#queue.length === 0 || batch.jobs.length === this.#maxBatch;
    await this.#connection.together?.(waves, batch.isCommitted);
    batch.outcomes.push(...(await Promise.all(written.map(({ outcome }) => outcome))));
  }

  /** Gives the works up that have sent no statement for long: no one else could write, and no one would know why. */
  #unlessSilent(works: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      let seen = this.#statements;
      const watch = setInterval(() => {
        if (this.#statements !== seen) {
          seen = this.#statements;
          return;
        }
        this.#hasStrays = true;
        const cause = new Error(`A work sent no statement for ${this.#longestSilenceMs} ms`);
        reject(new DatabaseOutage('unwritable', { cause }));
      }, this.#longestSilenceMs);
      works.then(resolve, reject).finally(() => clearInterval(watch));
    });
  }

  async #inSavepoint<T>(work: () => Promise<T>, batch: Batch | null, depth: number): Promise<T> {
    const name = `work_${depth}`;
    const scope: Scope = { depth, isOpen: true, nested: new FifoMutex(), batch };
    await this.#control(scope, `SAVEPOINT ${name}`);
    try {
      const value = await this.#scope.run(scope, work);
      await close(scope);
      await this.#control(scope, `RELEASE ${name}`);
      return value;
    } catch (error) {
      await close(scope);
      if (error instanceof LostTransaction) throw error;
      await this.#control(scope, `ROLLBACK TO ${name}`, error);
      await this.#control(scope, `RELEASE ${name}`);
      throw error;
    }
  }

  /**
   * A savepoint that cannot be handled means that the engine gave up the whole transaction (disk full, lost link).
   * What the work failed by then tells more than that its savepoint is gone.
   */
  async #control({ batch }: Scope, sql: string, failure?: unknown): Promise<void> {
    try {
      if (batch !== this.#batch) throw new Error('The transaction was given up');
      await this.#connection.control(sql);
    } catch (error) {
      const cause = outageOf(failure) === null ? error : failure;
      throw new LostTransaction('The transaction is lost', { cause });
    }
  }
}

class LostTransaction extends Error {}

/** Writes nested in this one that no one awaited end before it does; later ones no longer belong to it. */
async function close(scope: Scope): Promise<void> {
  await scope.nested.idle();
  scope.isOpen = false;
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
