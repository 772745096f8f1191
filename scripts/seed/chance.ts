/** A repeatable row of numbers in [0, 1): the same demo world on every machine (mulberry32). */
export function chanceFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Picks an entry of a list by a number in [0, 1). Throws when the list is empty. */
export function pick<T>(list: readonly T[], chance: number): T {
  const entry = list[Math.floor(chance * list.length)];
  if (entry === undefined) throw new Error('Nothing to pick from');
  return entry;
}
