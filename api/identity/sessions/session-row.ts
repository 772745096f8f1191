/** Browser and network of a session, as people see them. */
export type SessionUseRow = {
  browserName: string | null;
  systemName: string | null;
  addressPrefix: string | null;
  /** Epoch ms. */
  createdAt: number;
};

/** An open session of the own account. */
export type OwnSessionRow = SessionUseRow & {
  /** Its public id. */
  id: string;
  /** For @access. */
  ownerId: string;
  /** Epoch ms. */
  lastUsedAt: number;
  isThisOne: boolean;
};
