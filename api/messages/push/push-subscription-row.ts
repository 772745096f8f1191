/** A browser that shows messages to its owner. */
export type PushSubscriptionRow = {
  id: string;
  /** For @access. */
  ownerId: string;
  browser: string | null;
  createdAt: number;
  isThisBrowser: boolean;
};
