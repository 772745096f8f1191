import type { CharityFileState } from '#domain/charity-files/charity-file.ts';

/** A charity's file as its page shows it. Timestamps in epoch ms. */
export type CharityFileRow = {
  state: CharityFileState;
  askedAt: number;
  percent: number;
  expiresAt: number | null;
};
