/** Attendance that somebody marked about themselves. Instants in epoch ms. */
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
};
