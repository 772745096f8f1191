import { createByteCache } from '#api/process/byte-cache.ts';
import type { Store } from '#db/store.ts';

/** An answer as it went out, and when it was right: after which commit, in which second. */
type Kept<Answer> = { stamp: string; second: number; answer: Answer };

const MOST_BYTES = 8_000_000;
const MOST_SEEN = 2_000;

/**
 * Answers for visitors, by the key of their request's text (see `keyOfText`). One is used again only while no process
 * has committed anything and the second is the same, since what is over or full depends on both. `sizeOf` in bytes.
 */
export function createVisitorCache<Answer>(sizeOf: (answer: Answer) => number) {
  const kept = createByteCache<Kept<Answer>>({
    mostBytes: MOST_BYTES,
    sizeOf: ({ stamp, answer }) => stamp.length + sizeOf(answer),
  });
  const seen = new Set<string>();

  return {
    /** Whether the request came before, lately: keeping answers that no one asks for again costs more than it saves. */
    isRepeated(key: string): boolean {
      if (seen.has(key)) return true;
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(key);
      return false;
    },
    /** The answer, or null when there is none that is still right. `now` in epoch ms. */
    read(key: string, stamp: string, now: number): Answer | null {
      const found = kept.get(key);
      if (!found) return null;
      if (found.stamp === stamp && found.second === secondOf(now)) return found.answer;
      kept.drop(key);
      return null;
    },
    /** Keeps an answer under the stamp and instant from before it was made. */
    keep(key: string, stamp: string, now: number, answer: Answer): void {
      kept.set(key, { stamp, second: secondOf(now), answer });
    },
  };
}

/** The stamp, or null where it cannot be read: then nothing kept is used, and the request itself tells what is wrong. */
export function readStamp(store: Pick<Store, 'stamp'>): Promise<string | null> {
  return store.stamp().catch(() => null);
}

function secondOf(now: number): number {
  return Math.floor(now / 1000);
}
