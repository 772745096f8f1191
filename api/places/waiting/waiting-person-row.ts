import type { ChariteerRow } from '#api/rows/volunteer-row.ts';
import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';

/** Someone on a waitlist, for those who run its quest. Instants in epoch ms. */
export type WaitingPersonRow = {
  id: string;
  /** Position on the waitlist, starting at 1. */
  position: number;
  joinedAt: number;
  chariteer: ChariteerRow;
  offerEndsAt: number | null;
  passedOffers: number;
  refusedAs: Verdict | null;
  refusedAt: number | null;
  /** For @access. */
  providerId: string;
};
