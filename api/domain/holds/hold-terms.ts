/** `joining`: someone says who they are; `guardian`: the guardian of someone young is asked. */
export const HOLD_REASONS = ['joining', 'guardian'] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** While someone joins, from the moment the code was sent. */
const HOLD_MS = { joining: 10 * MINUTE_MS, guardian: 48 * HOUR_MS } as const;
/** Minimum time before the start at which a held spot is released, so that another person can still come. */
export const HOLD_ENDS_BEFORE_START_MS = { joining: 0, guardian: 12 * HOUR_MS } as const;

/** How many places browsers of one network hold at once. */
export const MOST_HOLDS_OF_NETWORK = 3;
const MOST_SHARE = 5;

/** How many places of a quest are held at once, by all together: a fifth of the most, at least one. */
export function mostHolds(resourceMaxNumber: number): number {
  return Math.max(1, Math.floor(resourceMaxNumber / MOST_SHARE));
}

/** Until when a place is held; null where it is not, since it would end before it began. Epoch ms. */
export function holdEndsAt(reason: HoldReason, startsAt: number | null, now: number): number | null {
  const latest = (startsAt ?? Number.POSITIVE_INFINITY) - HOLD_ENDS_BEFORE_START_MS[reason];
  const endsAt = Math.min(now + HOLD_MS[reason], latest);
  return endsAt > now ? endsAt : null;
}

export type HoldFacts = {
  resourceMaxNumber: number;
  /** Places of the quest that are held for people who join. */
  holdsOfQuest: number;
  /** Places of any quest that browsers of this network hold; 0 where it is a known person. */
  holdsOfNetwork: number;
};

/** Whether one more place may be held; where not, people go on without. That one is free is decided by the write. */
export function mayHold({ resourceMaxNumber, holdsOfQuest, holdsOfNetwork }: HoldFacts): boolean {
  return holdsOfQuest < mostHolds(resourceMaxNumber) && holdsOfNetwork < MOST_HOLDS_OF_NETWORK;
}
