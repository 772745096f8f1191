import { setTimeout as pause } from 'node:timers/promises';
import { causes } from './constraint-error.ts';
import { WRITE_DEADLINE_MS } from './server-link.ts';

const FIRST_PAUSE_MS = 2;
const LONGEST_PAUSE_MS = 50;

/**
 * Tries again while another process holds the write lock. Waits without blocking the event loop, which a
 * busy_timeout would do. Throws the last busy error after `patienceMs`.
 */
export async function retryBusy<T>(
  attempt: () => T | Promise<T>,
  patienceMs = WRITE_DEADLINE_MS,
): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let wait = FIRST_PAUSE_MS; ; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error;
    }
    // Uneven pauses, or two processes would keep meeting.
    await pause(wait * (0.5 + Math.random() / 2));
  }
}

function isBusy(error: unknown): boolean {
  return causes(error).some(
    ({ code, message }) => code.startsWith('SQLITE_BUSY') || /database is locked/i.test(message),
  );
}
