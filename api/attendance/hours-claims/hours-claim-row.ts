import type { hoursClaim } from '#db/schema/hours-claim.ts';

/** A claim, seen through its person and its charity. */
export type HoursClaimRow = typeof hoursClaim.$inferSelect & {
  ownerId: string;
  providerId: string;
  startedAt: number | null;
  dateOfBirth: string | null;
};
