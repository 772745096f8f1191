import type { Job, JobContext } from '#api/access/jobs/job.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { loggedError } from '#api/process/log/logged-error.ts';
import type { Store } from '#db/store.ts';
import { claimRun, failRun, finishRun, giveBack, type HeldRun, holdOn, RunLost } from './claim-run.ts';
import { inTurns, OWN_PACE, type Pace } from './in-turns.ts';
import { readLastSlot, readNewestRun } from './run-queries.ts';

/** `config` as it holds when a run begins; `clock` in epoch ms; `pace` left out: the process's own. */
export type JobDeps = {
  store: Store;
  clock: () => number;
  log: Logger;
  config: () => Promise<Config>;
  pace?: Pace;
};

/** The process ends; what the run has not done waits for another one. */
class RunStopped extends Error {
  override name = 'RunStopped';
}

/** Runs jobs as they get due, each beside the others: one that takes long holds up no one. */
export class JobRunner {
  readonly #deps: JobDeps;
  readonly #jobs: readonly Job[];
  readonly #running = new Map<string, Promise<void>>();
  #isStopping = false;
  /** The last look at what is due. */
  #look: Promise<void> = Promise.resolve();

  constructor(deps: JobDeps, jobs: readonly Job[]) {
    this.#deps = deps;
    this.#jobs = jobs;
  }

  /** Begins what is due and no one does; resolves when it is begun. */
  begin(): Promise<void> {
    this.#look = this.#beginDue();
    return this.#look;
  }

  async #beginDue(): Promise<void> {
    for (const job of this.#jobs) {
      if (this.#isStopping || this.#running.has(job.name)) continue;
      const held = await this.#take(job);
      if (held === null) continue;
      const run = this.#run(job, held).finally(() => this.#running.delete(job.name));
      this.#running.set(job.name, run);
    }
  }

  /** Resolves when nothing runs here any more. */
  async settled(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running.values());
  }

  /** Begins nothing any more and breaks off between two steps; resolves when all is given back. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    // A run that was being taken begins yet, and has to be given back while there is a database.
    await this.#look.catch(() => {});
    await this.settled();
  }

  /** Asks before it writes: mostly nothing is due. */
  async #take(job: Job): Promise<HeldRun | null> {
    const { store, clock } = this.#deps;
    const config = await this.#deps.config();
    if (job.isOn?.(config) === false) return null;
    const now = clock();
    const isTooLate = (slot: number) => job.latestMs !== undefined && now - slot > job.latestMs;
    const newest = await readNewestRun(store.read, job.name);
    const isOpen = newest !== undefined && newest.doneAt === null && !isTooLate(newest.slot);
    if (isOpen && newest.leasedUntil > now) return null;
    // What failed or was left comes before what is new, so that its pauses grow.
    const slot = isOpen ? newest.slot : job.slotAt(now, config);
    if (isTooLate(slot) || (!isOpen && newest !== undefined && slot <= newest.slot)) return null;
    return store.write((tx) => claimRun(tx, job.name, slot, now));
  }

  async #run(job: Job, held: HeldRun): Promise<void> {
    const { store, clock, log } = this.#deps;
    let { leasedUntil } = held;
    const current = (): HeldRun => ({ ...held, leasedUntil });
    const step: JobContext['step'] = async (work) => {
      if (this.#isStopping) throw new RunStopped('the process ends');
      const [until, result] = await store.write(async (tx) => {
        const held = await holdOn(tx, current(), clock());
        return [held, await work(tx)] as const;
      });
      leasedUntil = until;
      return result;
    };
    const turns: JobContext['turns'] = (items, work) =>
      inTurns(items, this.#deps.pace ?? OWN_PACE, (some, timed) => step((tx) => timed(() => work(tx, some))));
    try {
      const lastSlot = await readLastSlot(store.read, held);
      const config = await this.#deps.config();
      const context = { store, log, now: clock(), config, lastSlot, step, turns };
      const handled = await job.run(context, held.slot);
      await store.write((tx) => finishRun(tx, current(), handled, clock()));
    } catch (error) {
      await this.#leave(job, current(), error);
    }
  }

  async #leave(job: Job, held: HeldRun, error: unknown): Promise<void> {
    const { store, clock, log } = this.#deps;
    const isStopped = error instanceof RunStopped;
    if (error instanceof RunLost) {
      log.warn({ job: job.name }, 'a run took so long that another process has taken it over');
      return;
    }
    if (!isStopped) logFailure(log, error, { job: job.name, slot: held.slot }, 'a job failed');
    const now = clock();
    const written = store.write((tx) =>
      isStopped ? giveBack(tx, held, now) : failRun(tx, held, kindOf(error), now),
    );
    // Its lease runs out by itself.
    await written.catch((trouble: unknown) =>
      logFailure(log, trouble, { job: job.name }, 'a run is left as it is'),
    );
  }
}

/** Kind and code of an error: never its message, which may say something of people. */
function kindOf(error: unknown): string {
  const { type, code } = loggedError(error);
  return (code === undefined ? type : `${type} ${code}`).slice(0, 120);
}
