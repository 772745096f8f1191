import { beginWork } from '#api/process/log/current-work.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { type WorkRound, workRounds } from '#api/process/log/process-events.ts';

/** Work that goes on beside the requests; `stop` waits for the round that is running. */
export type BackgroundLoop = { stop(): Promise<void> };

/**
 * Does the work again and again with a pause in between, which is left out after a round that returned true
 * (“there is more”). A round that fails is logged and tried again after the pause. The first one begins after
 * `afterMs`, at once when not given.
 */
export function startLoop(
  name: string,
  pauseMs: number,
  log: Logger,
  work: () => Promise<boolean>,
  { afterMs = 0 }: { afterMs?: number } = {},
): BackgroundLoop {
  let isStopping = false;
  let wake = () => {};

  async function run(): Promise<void> {
    if (afterMs > 0) await pause(afterMs);
    while (!isStopping) {
      const endWork = beginWork({ loop: name });
      const hasMore = await work().catch((error: unknown) => {
        logFailure(log, error, { loop: name }, 'background work failed');
        return null;
      });
      endWork();
      workRounds.publish({ loop: name, hasFailed: hasMore === null } satisfies WorkRound);
      if (!hasMore && !isStopping) await pause(pauseMs);
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resume) => {
      const timer = setTimeout(resume, ms);
      wake = () => {
        clearTimeout(timer);
        resume();
      };
    });
  }

  const running = run();
  return {
    stop() {
      isStopping = true;
      wake();
      return running;
    },
  };
}
