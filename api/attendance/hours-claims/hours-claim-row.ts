import type { hoursClaim } from '#db/schema/hours-claim.ts';
import type { ContractStatus } from '#domain/attendance/attendance.ts';
import type { Plan } from '#domain/attendance/credit-bounds.ts';

/** A claim, seen through its person and its charity, with the plan and what is marked now. */
export type HoursClaimRow = typeof hoursClaim.$inferSelect &
  Plan & {
    ownerId: string;
    providerId: string;
    dateOfBirth: string | null;
    markedStatus: ContractStatus | null;
    markedArrivalAt: number | null;
    markedDepartureAt: number | null;
  };
