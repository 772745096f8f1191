import { setTimeout as sleep } from 'node:timers/promises';
import { limitedAddress } from '#api/process/client-address.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { LONGEST_WAIT_MS } from '#domain/sessions/slow-down.ts';

/** Resolves after so many milliseconds. */
export type Wait = (milliseconds: number) => Promise<unknown>;

/** Holds an answer to an address back. Errors: RATE_LIMITED when too many wait already. */
export type SlowDown = (milliseconds: number, address: string) => Promise<void>;

/** A waiting answer costs some memory and nothing else; these are more than any school needs at once. */
const MOST_WAITING = 500;
const MOST_WAITING_OF_A_NETWORK = 100;

/** Answers of this process that wait. They hold no thread and no transaction, and there are never many. */
export function createSlowDown(wait: Wait = sleep): SlowDown {
  const waiting = new Map<string, number>();
  let total = 0;
  return async (milliseconds, address) => {
    if (milliseconds <= 0) return;
    const network = limitedAddress(address);
    const ofNetwork = waiting.get(network) ?? 0;
    if (total >= MOST_WAITING || ofNetwork >= MOST_WAITING_OF_A_NETWORK) {
      throw new DomainError('RATE_LIMITED', { retryAfterSeconds: LONGEST_WAIT_MS / 1000 });
    }
    total += 1;
    waiting.set(network, ofNetwork + 1);
    try {
      await wait(milliseconds);
      const request = currentRequest();
      if (request) request.heldBackMs += milliseconds;
    } finally {
      total -= 1;
      const left = (waiting.get(network) ?? 1) - 1;
      if (left === 0) waiting.delete(network);
      else waiting.set(network, left);
    }
  };
}
