import type { ErrorCode } from '#domain/errors/errors.ts';
import type { DateOutcome } from '#domain/sign-up/several-dates.ts';

/** What became of one date of several; code and message null where nothing was refused. */
export type DateSignUpRow = {
  questId: string;
  outcome: DateOutcome;
  code: ErrorCode | null;
  message: string | null;
};
