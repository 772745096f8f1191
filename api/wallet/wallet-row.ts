export type WalletRow = {
  /** Of the provider; for @access. */
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
  /** For @access. */
  providerId: string;
};
