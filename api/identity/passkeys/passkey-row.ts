/** A passkey as its owner sees it. */
export type PasskeyRow = {
  id: string;
  /** For @access. */
  ownerId: string;
  name: string;
  /** Whether it lies in more places than the one device. */
  isSynced: boolean;
  createdAt: number;
  lastUsedAt: number | null;
};

/** The own passkeys, and whether this address is one to use them at. */
export type OwnPasskeysRow = { ownerId: string; isOffered: boolean; items: PasskeyRow[] };
