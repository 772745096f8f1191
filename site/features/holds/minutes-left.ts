const MINUTE_MS = 60_000;
/** A hold that lasts longer is counted by nobody. */
export const MOST_MINUTES = 15;

/** Whole minutes that are left, as people say it; null: none, or too many to count. Epoch ms. */
export function minutesLeft(endsAt: number, now: number): number | null {
  const minutes = Math.ceil((endsAt - now) / MINUTE_MS);
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}
