import type { Verdict } from '#domain/sign-up/sign-up-gate.ts';

/** A child's record as one of its guardians sees it. ownerId: that guardian's account, for @access. */
export type ChildRow = {
  ownerId: string;
  id: string;
  username: string | null;
  nameFirst: string | null;
  nameLast: string | null;
  dateOfBirth: string | null;
  /** Whether another guardian has it, too. */
  isShared: boolean;
};

/** What the gate says to a child about a quest, and the place it holds. */
export type ChildVerdictRow = {
  child: ChildRow;
  questId: string;
  verdict: Verdict;
  contractId: string | null;
  isUnsigned: boolean;
};
