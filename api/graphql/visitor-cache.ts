/** An answer as it went out, and when it was right: after which commit, in which second. */
type Kept = { stamp: string; second: number; text: string };

const MOST_CHARACTERS = 8_000_000;

/**
 * Answers for visitors, by the text of their request. One is used again only while no process has committed
 * anything and the second is the same, since what is over or full depends on both.
 */
export function createVisitorCache() {
  const kept = new Map<string, Kept>();
  let characters = 0;

  function drop(request: string): void {
    const old = kept.get(request);
    if (!old) return;
    kept.delete(request);
    characters -= request.length + old.text.length;
  }

  return {
    /** The answer, or null when there is none that is still right. `now` in epoch ms. */
    read(request: string, stamp: string, now: number): string | null {
      const found = kept.get(request);
      if (!found) return null;
      if (found.stamp === stamp && found.second === secondOf(now)) return found.text;
      drop(request);
      return null;
    },
    /** Keeps an answer under the stamp and instant from before it was made. */
    keep(request: string, stamp: string, now: number, text: string): void {
      drop(request);
      kept.set(request, { stamp, second: secondOf(now), text });
      characters += request.length + text.length;
      // The first entry of a Map is the one that was put in longest ago.
      while (characters > MOST_CHARACTERS) drop(kept.keys().next().value ?? '');
    },
  };
}

function secondOf(now: number): number {
  return Math.floor(now / 1000);
}
