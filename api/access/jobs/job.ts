import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { Db, Store } from '#db/store.ts';

/** What a run of a job works with. */
export type JobContext = {
  store: Store;
  config: Config;
  /** Epoch ms, when the run began. */
  now: number;
  log: Logger;
  /** The newest slot before this run's that was done; null: none was. */
  lastSlot: number | null;
  /**
   * A write of the run: it goes through only as long as the run is this process's, and keeps it so. Work that takes
   * longer goes in many, so that others write in between, and who was held up for long ends in place of doing what
   * another one has done.
   */
  step<T>(work: (tx: Db) => Promise<T>): Promise<T>;
  /**
   * Such writes for however many items: of as many at once as keep others waiting for a few milliseconds on this
   * machine, with rests in between. Resolves with the sum of what the writes return.
   */
  turns<Item>(
    items: readonly Item[],
    work: (tx: Db, some: readonly Item[]) => Promise<number>,
  ): Promise<number>;
};

/** Something that the product does by itself at certain times. */
export type Job = {
  name: string;
  /** Whether an installation has it; without this, every one does. */
  isOn?: (config: Config) => boolean;
  /** The newest slot that is due; epoch ms. */
  slotAt: (now: number, config: Config) => number;
  /** A run that could not begin within this time is left out; left out, it is done however late. ms. */
  latestMs?: number;
  /** Does it; resolves with how many it had to do with. What was done before a failure must not be done again. */
  run: (context: JobContext, slot: number) => Promise<number>;
};
