import type { ContractStatus } from '#domain/attendance/attendance.ts';
import type { SeenRow } from './guarded-row.ts';
import type { ChariteerRow } from './volunteer-row.ts';

export type ContractRow = SeenRow & {
  id: string;
  questId: string;
  chariteerId: string;
  guildId: string | null;
  claimedAt: number;
  abandonedAt: number | null;
  abandonReason: string | null;
  status: ContractStatus | null;
  formJSON: string | null;
  expectedArrivalAt: number | null;
  expectedDepartureAt: number | null;
  actualArrivalAt: number | null;
  actualDepartureAt: number | null;
  markedAt: number | null;
  confirmedAt: number | null;
  /** The contract of the sub who took the place. */
  handedToId: string | null;
  /** Set while no one else stands behind what the person marked about themselves. */
  ownMarkedAt: number | null;
  /** Why more than planned is credited. */
  timesReason: string | null;
  /** How many people without an account come along, how many of them came (null: all, if the person came), and who, as JSON. */
  others: number;
  othersCame: number | null;
  party: string | null;
  /** Whom and whose charity the row is about, for @access. */
  ownerId: string;
  providerId: string;
  /** Token to undo the change; set only after a change that can be undone. */
  undoToken?: string | null;
  /** Undefined: not joined, a loader fetches it. */
  chariteer?: ChariteerRow | null;
};
