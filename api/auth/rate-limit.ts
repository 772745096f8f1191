import { createHash } from 'node:crypto';
import { eq, inArray, lt, sql } from 'drizzle-orm';
import { limitedAddress } from '#api/http/client-address.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { rateLimit } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';

type Limit = { most: number; windowSeconds: number };

/** In the database, since several processes share them. The window begins with the first attempt. */
export const LIMITS = {
  logInByAccount: { most: 10, windowSeconds: 15 * 60 },
  logInByAddress: { most: 100, windowSeconds: 15 * 60 },
  registrationByAddress: { most: 300, windowSeconds: 60 * 60 },
  recoveryByAccount: { most: 5, windowSeconds: 60 * 60 },
  recoveryByAddress: { most: 100, windowSeconds: 60 * 60 },
  contactEmailByAccount: { most: 5, windowSeconds: 60 * 60 },
  guardianLinkByAccount: { most: 3, windowSeconds: 24 * 60 * 60 },
  guardianLinkByMailbox: { most: 3, windowSeconds: 60 * 60 },
  guardianCodeByLink: { most: 5, windowSeconds: 60 * 60 },
  organizationCodeByAccount: { most: 5, windowSeconds: 15 * 60 },
  guildCodeByAccount: { most: 5, windowSeconds: 15 * 60 },
  guildCodeByGuild: { most: 50, windowSeconds: 24 * 60 * 60 },
  guildLetterByProvider: { most: 10, windowSeconds: 24 * 60 * 60 },
  groupInvitationByAccount: { most: 20, windowSeconds: 15 * 60 },
  guildByAccount: { most: 10, windowSeconds: 60 * 60 },
  alertSearchByAccount: { most: 60, windowSeconds: 15 * 60 },
  alertByAccount: { most: 20, windowSeconds: 60 * 60 },
  playerEventByAccount: { most: 600, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** Operations that are refused with HTTP 429 before execution when the address is over the limit. */
const LIMIT_OF_OPERATION: Readonly<Record<string, LimitName>> = {
  loginWithEmail: 'logInByAddress',
  registerChariteer: 'registrationByAddress',
  registerUser: 'registrationByAddress',
  sendAccountRecoveryEmail: 'recoveryByAddress',
  sendGuardianLink: 'recoveryByAddress',
};

/** One thing that is counted: a limit, and the account or address it is counted for. */
export type Counted = { limit: LimitName; subject: string };

/** The limits by address of some operations; most have none. */
export function limitsOfOperations(operations: readonly string[]): LimitName[] {
  return operations.flatMap((operation) => LIMIT_OF_OPERATION[operation] ?? []);
}

/** How long the address has to wait under these limits, in seconds; 0 = not at all. */
export async function secondsToWaitByAddress(
  store: Store,
  limits: readonly LimitName[],
  address: string,
  now: number,
): Promise<number> {
  const waits = await Promise.all(
    limits.map((limit) => secondsToWait(store.read, byAddress(limit, address), now)),
  );
  return Math.max(0, ...waits);
}

export function byAddress(limit: LimitName, address: string): Counted {
  return { limit, subject: limitedAddress(address) };
}

/**
 * Counts one attempt for each, or none when one of them is over its limit. Attempts are counted before their
 * outcome is known, so that many at once cannot pass together; `forgive` takes a successful one back.
 * Errors: RATE_LIMITED with retryAfterSeconds.
 */
export async function countAttempt(store: Store, counted: readonly Counted[], now: number): Promise<void> {
  await store.write(async (tx) => {
    for (const one of counted) {
      const retryAfterSeconds = await secondsToWait(tx, one, now);
      if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
    }
    for (const one of counted) {
      const oldest = now - LIMITS[one.limit].windowSeconds * 1000;
      await countOne(tx).run({ key: keyOf(one), now, oldest });
    }
  });
}

/** Counts one in the transaction of what is kept; true when the limit is reached with it. */
export async function reachesLimit(tx: Db, counted: Counted, now: number): Promise<boolean> {
  const { most, windowSeconds } = LIMITS[counted.limit];
  const key = keyOf(counted);
  await countOne(tx).run({ key, now, oldest: now - windowSeconds * 1000 });
  const row = await counter(tx).get({ key });
  return (row?.count ?? 0) >= most;
}

/** Takes the counted attempt back: it was none of those that count. */
export async function forgive(tx: Db, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await forgiveOne(tx).run({ key: keyOf(one) });
}

/** Begins to count anew. */
export async function clearAttempts(tx: Db, counted: readonly Counted[]): Promise<void> {
  await tx.delete(rateLimit).where(inArray(rateLimit.key, counted.map(keyOf)));
}

/** Deletes counters whose window is long over. */
export async function sweepLimits(store: Store, now: number): Promise<void> {
  const longest = Math.max(...Object.values(LIMITS).map((limit) => limit.windowSeconds));
  await store.write(async (tx) => {
    await tx.delete(rateLimit).where(lt(rateLimit.windowStart, now - longest * 1000));
  });
}

async function secondsToWait(db: Db, counted: Counted, now: number): Promise<number> {
  const { most, windowSeconds } = LIMITS[counted.limit];
  const row = await counter(db).get({ key: keyOf(counted) });
  if (!row || row.count < most) return 0;
  return Math.max(0, Math.ceil((row.windowStart + windowSeconds * 1000 - now) / 1000));
}

const counter = prepareOnce((db: Db) =>
  db
    .select()
    .from(rateLimit)
    .where(eq(rateLimit.key, sql.placeholder('key')))
    .prepare(),
);

const isOver = sql`${rateLimit.windowStart} <= ${sql.placeholder('oldest')}`;
const countOne = prepareOnce((db: Db) =>
  db
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), windowStart: sql.placeholder('now'), count: 1 })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        windowStart: sql`CASE WHEN ${isOver} THEN ${sql.placeholder('now')} ELSE ${rateLimit.windowStart} END`,
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimit.count} + 1 END`,
      },
    })
    .prepare(),
);

const forgiveOne = prepareOnce((db: Db) =>
  db
    .update(rateLimit)
    .set({ count: sql`max(0, ${rateLimit.count} - 1)` })
    .where(eq(rateLimit.key, sql.placeholder('key')))
    .prepare(),
);

/** Hashed: an address or mail address is personal and would outlive the account here. */
function keyOf({ limit, subject }: Counted): string {
  return `${limit}:${createHash('sha256').update(subject).digest('hex')}`;
}
