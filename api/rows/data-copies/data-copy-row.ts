import type { DataCopyState } from '#domain/data-copies/data-copy.ts';

/** The own file with all that is stored, as its page shows it. Instants in epoch ms. */
export type DataCopyRow = {
  state: DataCopyState;
  askedAt: number;
  madeAt: number | null;
  expiresAt: number | null;
  bytes: number | null;
  /** From when on the next one can be asked for; null: now, or not before this one is made. */
  nextAskAt: number | null;
};
