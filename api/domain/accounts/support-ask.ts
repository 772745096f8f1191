/** What decides whether somebody may be asked to support the product. Instants in epoch ms. */
export type SupportFacts = {
  /** Who supports it already is not asked. */
  isSubscriber: boolean;
  /** Quests that they were present at. */
  questsDone: number;
  /** When they were last asked; null for never. */
  lastAskedAt: number | null;
  now: number;
};

/** The longest month: whoever was asked in one is not asked again before the same day of the next. */
const PAUSE_MS = 31 * 24 * 60 * 60 * 1000;

/** Whether to ask for a subscription, a tip or a sponsor: never before the first quest done, and at most once a month. */
export function maySupportBeAsked({ isSubscriber, questsDone, lastAskedAt, now }: SupportFacts): boolean {
  if (isSubscriber || questsDone === 0) return false;
  return lastAskedAt === null || now - lastAskedAt >= PAUSE_MS;
}
