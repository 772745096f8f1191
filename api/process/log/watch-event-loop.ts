import { takeLongestStatement } from '#db/longest-statement.ts';
import { asProcess } from './current-request.ts';
import { namesOf, takeWork } from './current-work.ts';
import type { Logger } from './log.ts';

const LOOK_EVERY_MS = 20;
const STANDSTILL_MS = 200;

/** Logs each time the event loop stood still for over 200 ms, with what ran meanwhile. Returns the function that ends it. */
export function watchEventLoop(log: Pick<Logger, 'warn'>): () => void {
  const look = createLoopWatch(log, () => performance.now());
  const timer = asProcess(() => setInterval(look, LOOK_EVERY_MS).unref());
  return () => clearInterval(timer);
}

/** The look of a watch that is due every 20 ms by `now`, a clock in ms. One that is over 200 ms late writes a line. */
export function createLoopWatch(log: Pick<Logger, 'warn'>, now: () => number): () => void {
  let lookedAt = now();
  return () => {
    const lateMs = now() - lookedAt - LOOK_EVERY_MS;
    lookedAt += lateMs + LOOK_EVERY_MS;
    const [longest, works] = [takeLongestStatement(), takeWork()];
    if (lateMs <= STANDSTILL_MS) return;
    // A short statement beside long work of another kind would be named wrongly.
    const isCause = longest !== null && longest.milliseconds > lateMs / 2;
    const { statement, milliseconds: statementMs } = longest ?? {};
    log.warn(
      { milliseconds: Math.round(lateMs), ...(isCause && { statement, statementMs }), ...namesOf(works) },
      'the event loop stood still',
    );
  };
}
