/** Half of what someone earned at a charity counts after this: 6 months. */
const HALF_LIFE_MS = 182.625 * 24 * 3_600_000;

/** What someone earned, or lost, on one quest; `at` in epoch ms. */
export type Earned = { at: number; value: number };

/** Reputation at a charity as it is now: what is 6 months old counts half, what is 12 months old a quarter. */
export function reputationAt(earned: readonly Earned[], now: number): number {
  const sum = earned.reduce(
    (all, { at, value }) => all + value * 0.5 ** (Math.max(0, now - at) / HALF_LIFE_MS),
    0,
  );
  return Math.round(sum);
}
