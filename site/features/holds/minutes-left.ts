const MINUTE_MS = 60_000;
/** A hold that lasts longer is counted by no one. */
export const MOST_MINUTES = 15;

/** Whole minutes that are left, as people say it; null: none, or too many to count. Epoch ms. */
export function minutesLeft(endsAt: number, now: number): number | null {
  const minutes = Math.ceil((endsAt - now) / MINUTE_MS);
  return minutes > 0 && minutes <= MOST_MINUTES ? minutes : null;
}

const MINUTES_OF_HOUR = 60;
/** Minutes from which on only hours are shown. */
const ONLY_HOURS_FROM = 3 * MINUTES_OF_HOUR;

/** Minutes that are left of an offer or a hold, at least one; in whole hours while there are several. `now`: epoch ms. */
export function minutesUntil(endsAt: string, now: number): number {
  const minutes = Math.max(1, Math.ceil((Date.parse(endsAt) - now) / MINUTE_MS));
  return minutes < ONLY_HOURS_FROM ? minutes : Math.floor(minutes / MINUTES_OF_HOUR) * MINUTES_OF_HOUR;
}
