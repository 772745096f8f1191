/** An answer is never held longer than this. */
export const LONGEST_WAIT_MS = 8_000;

/** What each further time that a limit was reached costs: twice the limit 2 s, five times the limit 8 s. */
const STEP_MS = 2_000;

/** Limits that slow down refuse from this many times their number on. */
export const REFUSED_FROM_TIMES = 10;

/**
 * How long an answer waits when `count` attempts came before it and `most` of them are free: nothing below the
 * limit, then longer and longer in small steps, so that a class that logs in at once hardly feels it.
 */
export function slowDownMs(count: number, most: number): number {
  if (count < most) return 0;
  return Math.min(LONGEST_WAIT_MS, Math.ceil(((count - most + 1) / most) * STEP_MS));
}
