import { DecidedWave } from './decided-wave.ts';

/** A work in two steps: what it has to know, and then all its statements at once. */
export type Decision<Facts, T> = {
  /** ID of the person it concerns; two jobs of one person are never decided side by side. */
  of: string;
  facts: () => Promise<Facts>;
  write: (facts: Facts) => Promise<T>;
};

/** Runs something as a part of its work; what the wave takes does not go to the connection. */
type InScope = (wave: DecidedWave | null, run: () => Promise<unknown>) => Promise<unknown>;

/** A decided work that waits for its turn, which it has together with others. */
export class DecidedJob {
  readonly of: string;
  readonly #facts: () => Promise<unknown>;
  readonly #write: (facts: unknown) => Promise<unknown>;
  readonly #inScope: InScope;
  #known: Promise<unknown> = Promise.resolve();

  constructor(decision: Decision<unknown, unknown>, inScope: InScope) {
    this.of = decision.of;
    this.#facts = decision.facts;
    this.#write = decision.write;
    this.#inScope = inScope;
  }

  /** Never rejects: what went wrong becomes the outcome. */
  async readFacts(): Promise<void> {
    // A query of drizzle runs anew each time that someone waits for it: a promise is made of it once.
    this.#known = this.#inScope(null, async () => this.#facts());
    await this.#known.catch(() => undefined);
  }

  /** Sends the statements into a wave, which someone else runs; then there is an outcome. */
  write(): { wave: DecidedWave; outcome: Promise<unknown> } {
    const wave = new DecidedWave();
    const work = this.#inScope(wave, () => this.#known.then(this.#write));
    return { wave, outcome: wave.outcomeOf(work) };
  }
}

/** Takes jobs of other people out of the queue to decide them together with `first`, at most `most`. */
export function takeMates<Job extends { decided: DecidedJob | null }>(
  queue: Job[],
  first: DecidedJob,
  most: number,
): Job[] {
  const people = new Set([first.of]);
  const mates: Job[] = [];
  const left = queue.filter((job) => {
    const { decided } = job;
    if (!decided || mates.length === most || people.has(decided.of)) return true;
    people.add(decided.of);
    mates.push(job);
    return false;
  });
  queue.splice(0, queue.length, ...left);
  return mates;
}
