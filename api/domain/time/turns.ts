/** Maximum time in ms that a stretch of work keeps other work waiting. */
export const TURN_MS = 12;
/** Fewer cost more in what each turn costs by itself than others win by it; so many at most are held by one write. */
export const TURN_SIZES = { first: 10, least: 4, most: 60 } as const;
/** A turn that was quick says little of the next one, one that was slow enough. */
const GROWS_AT_MOST = 2;

/**
 * How many a turn does at once after one that did so many in so many ms: as many as would have taken `TURN_MS`, so that
 * it holds on any machine, whatever else that one does.
 */
export function nextTurn(done: number, tookMs: number): number {
  const fitting = tookMs <= 0 ? Number.POSITIVE_INFINITY : Math.floor((done * TURN_MS) / tookMs);
  const { least, most } = TURN_SIZES;
  return Math.max(least, Math.min(most, fitting, done * GROWS_AT_MOST));
}
