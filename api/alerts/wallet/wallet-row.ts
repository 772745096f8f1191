import type { Visibility } from '#domain/ages/person-visibility.ts';

export type WalletRow = {
  /** Provider's ID, for @access. */
  providerId: string;
  mana: number;
};

export type WalletEntryRow = {
  id: string;
  amount: number;
  reason: string;
  createdAt: number;
  /** Null where the account is gone. */
  username: string | null;
  /** What the viewer sees of who made the change. */
  visibility: Visibility;
  /** For @access. */
  providerId: string;
};
