import type { DecidedWave } from './decided-wave.ts';

/** What a backend offers for one connection that writes; each may throw. */
export type TransactionControl = {
  begin(): Promise<void>;
  commit(): Promise<void>;
  /** Must not throw when the engine has already rolled back. */
  rollback(): Promise<void>;
  /** Runs SAVEPOINT, RELEASE or ROLLBACK TO. */
  control(sql: string): Promise<void>;
  /** False until the engine has let us begin, where begin() itself does not wait for that. */
  readonly hasBegun?: boolean;
  /** Runs the statements of decided works in one go, where each going costs; with `isLast` commits, too. */
  together?(waves: readonly DecidedWave[], isLast: boolean): Promise<void>;
};
