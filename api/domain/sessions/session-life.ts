const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type SessionLife = {
  /** How long a session may rest. */
  restMs: number;
  /** How long after it was extended a use extends it again: not every request is to write. */
  extendedAfterMs: number;
  /** When it ends however often it is used. */
  longestMs: number;
};

/** Session lifetimes. Staff can read everything, so a forgotten browser must not stay logged in. */
export const SESSION_LIFE = {
  everybody: { restMs: 30 * DAY_MS, extendedAfterMs: 15 * DAY_MS, longestMs: 60 * DAY_MS },
  staff: { restMs: 12 * HOUR_MS, extendedAfterMs: 10 * MINUTE_MS, longestMs: 7 * DAY_MS },
} as const satisfies Record<string, SessionLife>;

export function sessionLifeOf({ isStaff }: { isStaff: boolean }): SessionLife {
  return isStaff ? SESSION_LIFE.staff : SESSION_LIFE.everybody;
}

/** When a session ends that is used at an instant, and not after. All in epoch ms. */
export function sessionEndAfterUse(life: SessionLife, createdAt: number, usedAt: number): number {
  return Math.min(usedAt + life.restMs, createdAt + life.longestMs);
}

/** How often at most it is written down that a session is used: not every request is to write. */
export const USE_NOTED_EVERY_MS = 10 * MINUTE_MS;

/** Whether a use is to be written down, by the last one that was; null: none. Both in epoch ms. */
export function isUseDue(notedAt: number | null, now: number): boolean {
  return notedAt === null || now - notedAt >= USE_NOTED_EVERY_MS;
}

/** How long it is known after a login that this browser has logged in to the account. */
export const KNOWN_BROWSER_MS = 180 * DAY_MS;
