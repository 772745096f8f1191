/** Lets Date tell what it will tell in so many milliseconds. Runs in pages too, so it uses nothing but itself. */
export function moveDate(shiftMs: number): void {
  const tell = Date.now.bind(Date);
  const now = () => tell() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    construct: (real, words, made) => Reflect.construct(real, words.length === 0 ? [now()] : words, made),
    get: (real, key) => (key === 'now' ? now : Reflect.get(real, key)),
  });
}

/** Time by which a run of the journeys is shifted; 0 by default. */
export const SHIFT_MS = Number(process.env.SHIFT_HOURS ?? 0) * 3_600_000;
