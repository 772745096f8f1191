import { setTimeout as sleep } from 'node:timers/promises';
import { limitedAddress } from '#api/process/client-address.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { LONGEST_WAIT_MS } from '#domain/sessions/slow-down.ts';

/** Resolves after so many milliseconds; rejects as soon as the signal says that the waiting is over. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<unknown>;

/** Holds an answer to an address back. Errors: RATE_LIMITED when too many wait already, or the process stops. */
export type SlowDown = (milliseconds: number, address: string) => Promise<void>;

/**
 * A waiting answer costs some memory and nothing else. A class of 300 can log in at the same moment, and
 * no network can use up the capacity of all others.
 */
const MOST_WAITING = 600;
const MOST_WAITING_OF_A_NETWORK = 300;

const timer: Wait = (milliseconds, signal) => sleep(milliseconds, undefined, { signal });

/**
 * Answers of this process that wait. They hold no thread and no transaction, and there are never many. Who hangs up
 * waits no longer, and no one does once `stopping` says that the process ends.
 */
export function createSlowDown(wait: Wait = timer, stopping?: AbortSignal): SlowDown {
  const waiting = new Map<string, number>();
  let total = 0;
  return async (milliseconds, address) => {
    if (milliseconds <= 0) return;
    const network = limitedAddress(address);
    const ofNetwork = waiting.get(network) ?? 0;
    if (total >= MOST_WAITING || ofNetwork >= MOST_WAITING_OF_A_NETWORK || stopping?.aborted) throw refused();
    total += 1;
    waiting.set(network, ofNetwork + 1);
    try {
      await hold(wait, milliseconds, stopping);
    } finally {
      total -= 1;
      const left = (waiting.get(network) ?? 1) - 1;
      if (left === 0) waiting.delete(network);
      else waiting.set(network, left);
    }
  };
}

async function hold(wait: Wait, milliseconds: number, stopping?: AbortSignal): Promise<void> {
  const request = currentRequest();
  const over = new AbortController();
  const end = () => over.abort();
  const stopListening = request?.onGone?.(end);
  stopping?.addEventListener('abort', end);
  try {
    await wait(milliseconds, over.signal);
    if (request) request.heldBackMs += milliseconds;
  } catch (error) {
    // What would have been done afterwards is not: a password check for no one, or one that would hold up the end.
    throw over.signal.aborted ? refused() : error;
  } finally {
    stopListening?.();
    stopping?.removeEventListener('abort', end);
  }
}

function refused(): DomainError {
  return new DomainError('RATE_LIMITED', { retryAfterSeconds: LONGEST_WAIT_MS / 1000 });
}
