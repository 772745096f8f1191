/** What has changed: the database is lost or there again, takes no changes or takes them again. */
export type AvailabilityChange = 'unreachable' | 'reachable' | 'unwritable' | 'writable';

type Listener = (change: AvailabilityChange, cause?: unknown) => void;

/** What is known of a database from the calls made so far, told once at each change and not at each call. */
export class Availability {
  #isReachable = true;
  #isWritable = true;
  readonly #listeners: Listener[] = [];

  get isReachable(): boolean {
    return this.#isReachable;
  }

  get isWritable(): boolean {
    return this.#isWritable;
  }

  watch(listener: Listener): void {
    this.#listeners.push(listener);
  }

  setReachable(isReachable: boolean, cause?: unknown): void {
    if (this.#isReachable === isReachable) return;
    this.#isReachable = isReachable;
    this.#tell(isReachable ? 'reachable' : 'unreachable', cause);
  }

  setWritable(isWritable: boolean, cause?: unknown): void {
    if (this.#isWritable === isWritable) return;
    this.#isWritable = isWritable;
    this.#tell(isWritable ? 'writable' : 'unwritable', cause);
  }

  #tell(change: AvailabilityChange, cause: unknown): void {
    for (const listener of this.#listeners) listener(change, cause);
  }
}
