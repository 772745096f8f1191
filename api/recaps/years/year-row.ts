import type { YearInReview } from '#domain/attendance/year-in-review.ts';

/** A year with the name that stands over it. */
export type YearInReviewRow = YearInReview & { username: string };

export type OwnYearRow = {
  review: YearInReviewRow;
  /** Epoch ms; null while the year is private. */
  sharedAt: number | null;
  otherYears: number[];
  isShareable: boolean;
};
