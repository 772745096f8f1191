/** An answer as it went out, and when it was right: after which commit, in which second. */
type Kept<Answer> = { stamp: string; second: number; answer: Answer };

const MOST_BYTES = 8_000_000;
const MOST_SEEN = 2_000;

/**
 * Answers for visitors, by the text of their request. One is used again only while no process has committed
 * anything and the second is the same, since what is over or full depends on both. `sizeOf` in bytes.
 */
export function createVisitorCache<Answer>(sizeOf: (answer: Answer) => number) {
  const kept = new Map<string, Kept<Answer>>();
  const seen = new Set<string>();
  let bytes = 0;

  function drop(request: string): void {
    const old = kept.get(request);
    if (!old) return;
    kept.delete(request);
    bytes -= request.length + sizeOf(old.answer);
  }

  return {
    /** Whether the request came before, lately: keeping answers that nobody asks for again costs more than it saves. */
    isRepeated(request: string): boolean {
      if (seen.has(request)) return true;
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(request);
      return false;
    },
    /** The answer, or null when there is none that is still right. `now` in epoch ms. */
    read(request: string, stamp: string, now: number): Answer | null {
      const found = kept.get(request);
      if (!found) return null;
      if (found.stamp === stamp && found.second === secondOf(now)) return found.answer;
      drop(request);
      return null;
    },
    /** Keeps an answer under the stamp and instant from before it was made. */
    keep(request: string, stamp: string, now: number, answer: Answer): void {
      drop(request);
      kept.set(request, { stamp, second: secondOf(now), answer });
      bytes += request.length + sizeOf(answer);
      // The first entry of a Map is the one that was put in longest ago.
      while (bytes > MOST_BYTES) drop(kept.keys().next().value ?? '');
    },
  };
}

function secondOf(now: number): number {
  return Math.floor(now / 1000);
}
