import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { nextTurn, TURN_SIZES } from '#domain/time/turns.ts';

/** How a job knows that it was busy for long, and how it rests; ms. */
export type Pace = { busyMs: () => number; rest: (ms: number) => Promise<void> };

/** The process's own time: what it waits for a server holds up no one here. */
export const OWN_PACE: Pace = {
  busyMs: () => performance.eventLoopUtilization().active,
  rest: (ms) => pause(ms),
};
/** Longer rests would help no one more. */
const LONGEST_REST_MS = 100;

/** Does some, and says how long it was busy with them. */
type Turn<Item> = (
  some: readonly Item[],
  timed: <T>(work: () => Promise<T>) => Promise<T>,
) => Promise<number>;

/**
 * Goes through the items in turns, each of as many as the last one showed to fit into a few milliseconds, and rests
 * after each for as long as it was busy, so that others get at least every second millisecond. Returns the sum of what
 * the turns return.
 */
export async function inTurns<Item>(
  items: readonly Item[],
  { busyMs, rest }: Pace,
  turn: Turn<Item>,
): Promise<number> {
  let sum = 0;
  let size: number = TURN_SIZES.first;
  for (let at = 0; at < items.length; ) {
    const some = items.slice(at, at + size);
    let tookMs = 0;
    sum += await turn(some, async (work) => {
      const before = busyMs();
      const result = await work();
      tookMs = busyMs() - before;
      return result;
    });
    at += some.length;
    size = nextTurn(some.length, tookMs);
    if (at < items.length) await rest(Math.min(LONGEST_REST_MS, tookMs));
  }
  return sum;
}
