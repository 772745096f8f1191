/** Attendance that someone marked about themselves, or that another person gave a reason for. Times in epoch ms. */
export type SelfMarkedHoursRow = {
  /** The contract's. */
  id: string;
  questId: string;
  eventTitle: string;
  providerName: string;
  startedAt: number | null;
  chariteerId: string;
  username: string | null;
  minutes: number;
  isCredited: boolean;
  markedAt: number;
  /** Null for a mark of one's own. */
  reason: HoursReason | null;
};

/** Why more than 2 hours over the plan are credited. `givenById` is null once the audit log no longer tells. */
export type HoursReason = { text: string; givenById: string | null; givenBy: string | null; givenAt: number };
