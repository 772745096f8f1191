import type { ErrorCode } from '../errors/errors.ts';
import { refusalOf, type Verdict } from './sign-up-gate.ts';

/** How many dates of a quest are taken in one step. */
export const MOST_DATES = 12;

/** What became of one date, as it is told. */
export type DateOutcome = 'SIGNED_UP' | 'ALREADY_ON_IT' | 'NEEDS_OWN_PAGE' | 'REFUSED';

/** Whether a sign-up asks for no more than to come, so that it can be one of several. */
export function isPlainSignUp(
  verdict: Verdict,
  { flexibleMinimumTime }: { flexibleMinimumTime: number | null },
): boolean {
  return verdict === 'OPEN' && flexibleMinimumTime === null;
}

/** Whether nothing refuses a date, but its sign-up asks for more than several at once can answer. */
export function needsOwnPage(verdict: Verdict, quest: { flexibleMinimumTime: number | null }): boolean {
  return refusalOf(verdict) === null && !isPlainSignUp(verdict, quest);
}

/** How a refusal is told: who is on it already has what they came for. */
export function outcomeOfRefusal(code: ErrorCode): DateOutcome {
  return code === 'ALREADY_SIGNED_UP' ? 'ALREADY_ON_IT' : 'REFUSED';
}
