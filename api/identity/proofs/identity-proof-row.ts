import type { ProofWay } from '#domain/identity/recent-proof.ts';

/** For @access: it is for that account only. */
export type IdentityProofRow = {
  ownerId: string;
  way: ProofWay;
  /** Whether a passkey does it too. */
  hasPasskey: boolean;
  takesOneTimePassword: boolean;
  isRecent: boolean;
  recentUntil: number;
};
