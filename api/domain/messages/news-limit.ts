const DAY_MS = 24 * 3_600_000;
/** How many news someone gets in any 24 hours and in any 7 days, over all charities. */
export const MOST_NEWS_A_DAY = 2;
export const MOST_NEWS_A_WEEK = 6;
export const NEWS_WINDOW_MS = 7 * DAY_MS;

/** Whether someone who got news at these instants gets one more `now`. Epoch ms. */
export function mayGetNews(gotAt: readonly number[], now: number): boolean {
  const within = (span: number) => gotAt.filter((at) => at > now - span).length;
  return within(DAY_MS) < MOST_NEWS_A_DAY && within(NEWS_WINDOW_MS) < MOST_NEWS_A_WEEK;
}
