import { DomainError } from '#domain/errors/errors.ts';

/**
 * Does heavy works a few at a time, in the order in which they come. Errors: SERVICE_UNAVAILABLE where too many wait, so
 * that no one holds what all of them hold meanwhile.
 */
export function inOrder({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting)
        throw new DomainError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 10 });
      // Whoever is done hands its turn on: `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
