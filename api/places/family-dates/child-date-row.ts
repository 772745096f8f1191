import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';

/** How a child stands to one date of a quest. */
export type ChildDateRow = {
  verdict: Verdict;
  /** It is on another quest then. */
  hasClash: boolean;
  canJoinWaitingList: boolean;
};
