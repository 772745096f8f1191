import type { DataCopyState } from '#domain/data-copies/data-copy.ts';

/** The own file with all that is stored, as its page shows it. Instants in epoch ms. */
export type DataCopyRow = {
  state: DataCopyState;
  askedAt: number;
  madeAt: number | null;
  expiresAt: number | null;
  bytes: number | null;
  /** Time from which the next copy can be requested; null if that's now, or only after this copy is made. */
  nextAskAt: number | null;
};
