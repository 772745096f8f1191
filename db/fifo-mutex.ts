/** Mutex that runs one piece of work at a time, in the order of the calls. */
export class FifoMutex {
  #tail: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(work);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  /** Settles when nothing is running or waiting any more. */
  async idle(): Promise<void> {
    for (let seen: unknown; seen !== this.#tail; ) {
      seen = this.#tail;
      await seen;
    }
  }
}
