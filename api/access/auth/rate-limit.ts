import { and, eq, gt, lt, or, sql } from 'drizzle-orm';
import { limitedAddress } from '#api/process/client-address.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { isInList } from '#db/in-list.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { rateLimit } from '#db/schema/setting.ts';
import type { Db, Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { REFUSED_FROM_TIMES, slowDownMs } from '#domain/sessions/slow-down.ts';
import { LIMITS, type Limit, type LimitName } from './limits.ts';
import { hashToken } from './session.ts';

/** Counter of a rate limit: the limit, its subject, and the network, if each network counts by itself. */
export type Counted = { limit: LimitName; subject: string; from?: string };

/** Everything that is counted about the log-ins of an address in lower case. */
export function logInCounters(emailKey: string): Counted[] {
  const limits = [
    'logInByAccountAndNetwork',
    'logInByKnownBrowser',
    'logInByAccount',
    'logInWarningByAccount',
  ];
  return (limits as LimitName[]).map((limit) => ({ limit, subject: emailKey }));
}

/** Everything that is counted about an address in lower case, by whose hash someone could be recognized. */
export function addressCounters(emailKey: string): Counted[] {
  const limits = [
    'recoveryByAccountAndNetwork',
    'recoveryByKnownBrowser',
    'addressInUseMailByAccount',
    'joiningCodeByKnownBrowser',
  ];
  const others = (limits as LimitName[]).map((limit) => ({ limit, subject: emailKey }));
  return [...logInCounters(emailKey), ...others];
}

/** How long the address has to wait under these limits, in seconds; 0 = not at all. */
export async function secondsToWaitByAddress(
  store: Store,
  limits: readonly LimitName[],
  address: string,
  now: number,
): Promise<number> {
  const waits = await Promise.all(
    limits.map(async (limit) =>
      secondsToWait(limit, await readCounter(store.read, byAddress(limit, address)), now),
    ),
  );
  return Math.max(0, ...waits);
}

export function byAddress(limit: LimitName, address: string): Counted {
  return { limit, subject: limitedAddress(address) };
}

/**
 * Counts one attempt for each, or none when one of them is over its limit. Attempts are counted before their
 * outcome is known, so that many at once cannot pass together; `forgive` takes a successful one back.
 * Returns the milliseconds for which the answer has to wait. Errors: RATE_LIMITED with retryAfterSeconds.
 */
export async function countAttempt(store: Store, counted: readonly Counted[], now: number): Promise<number> {
  return store.write(async (tx) => {
    let wait = 0;
    for (const one of counted) {
      const row = await readCounter(tx, one);
      const retryAfterSeconds = secondsToWait(one.limit, row, now);
      if (retryAfterSeconds > 0) throw new DomainError('RATE_LIMITED', { retryAfterSeconds });
      const limit: Limit = LIMITS[one.limit];
      if (limit.slows && row && !isOver(limit, row, now))
        wait = Math.max(wait, slowDownMs(row.count, limit.most));
    }
    for (const one of counted) await addOne(tx, one, now);
    return wait;
  });
}

/** Counts one more, if that is still within the limit, and says whether it was. */
export async function takeOne(tx: Db, counted: Counted, now: number): Promise<boolean> {
  if (await isSpent(tx, counted, now)) return false;
  await addOne(tx, counted, now);
  return true;
}

/** Whether the next attempt would be refused. */
export async function isSpent(db: Db, counted: Counted, now: number): Promise<boolean> {
  return secondsToWait(counted.limit, await readCounter(db, counted), now) > 0;
}

/** How many attempts each of the subjects has left, under a limit that does not slow. One statement. */
export async function leftAmong(
  db: Db,
  name: LimitName,
  subjects: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const limit: Limit = LIMITS[name];
  const keys = subjects.map((subject) => keyOf({ limit: name, subject }));
  const rows = await db.select().from(rateLimit).where(isInList(rateLimit.key, keys));
  const counts = new Map(rows.map((row) => [row.key, isOver(limit, row, now) ? 0 : row.count]));
  return new Map(
    subjects.map((one, index) => [one, Math.max(0, limit.most - (counts.get(keys[index] ?? '') ?? 0))]),
  );
}

/** Counts one in the transaction of what is kept; true when the limit is reached with it. */
export async function reachesLimit(tx: Db, counted: Counted, now: number): Promise<boolean> {
  await addOne(tx, counted, now);
  return isSpent(tx, counted, now);
}

/** Takes the counted attempt back: it was none of those that count. */
export async function forgive(tx: Db, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) await forgiveOne(tx).run({ key: keyOf(one) });
}

/** Begins to count anew, from every place where the counted names none. */
export async function clearAttempts(tx: Db, counted: readonly Counted[]): Promise<void> {
  for (const one of counted) {
    const key = keyOf(one);
    // ';' follows ':', so that these are all keys with a place behind this one.
    const isOfPlace = and(gt(rateLimit.key, `${key}:`), lt(rateLimit.key, `${key};`));
    await tx.delete(rateLimit).where(or(eq(rateLimit.key, key), isOfPlace));
  }
}

/** Deletes counters whose window is long over. */
export async function sweepLimits(store: Store, now: number): Promise<void> {
  const longest = Math.max(...Object.values(LIMITS).map((limit) => limit.windowSeconds));
  await deleteInSteps(store, rateLimit, lt(rateLimit.windowStart, now - longest * 1000));
}

type Counter = { windowStart: number; count: number };

function secondsToWait(name: LimitName, row: Counter | undefined, now: number): number {
  const limit: Limit = LIMITS[name];
  const refusedFrom = limit.most * (limit.slows ? REFUSED_FROM_TIMES : 1);
  if (!row || row.count < refusedFrom) return 0;
  return Math.max(0, Math.ceil((row.windowStart + limit.windowSeconds * 1000 - now) / 1000));
}

function isOver({ windowSeconds }: Limit, { windowStart }: Counter, now: number): boolean {
  return windowStart + windowSeconds * 1000 <= now;
}

async function readCounter(db: Db, counted: Counted): Promise<Counter | undefined> {
  return counter(db).get({ key: keyOf(counted) });
}

async function addOne(tx: Db, counted: Counted, now: number): Promise<void> {
  const oldest = now - LIMITS[counted.limit].windowSeconds * 1000;
  await countOne(tx).run({ key: keyOf(counted), now, oldest });
}

const counter = prepareOnce((db: Db) =>
  db
    .select()
    .from(rateLimit)
    .where(eq(rateLimit.key, sql.placeholder('key')))
    .prepare(),
);

const isWindowOver = sql`${rateLimit.windowStart} <= ${sql.placeholder('oldest')}`;
const countOne = prepareOnce((db: Db) =>
  db
    .insert(rateLimit)
    .values({ key: sql.placeholder('key'), windowStart: sql.placeholder('now'), count: 1 })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        windowStart: sql`CASE WHEN ${isWindowOver} THEN ${sql.placeholder('now')} ELSE ${rateLimit.windowStart} END`,
        count: sql`CASE WHEN ${isWindowOver} THEN 1 ELSE ${rateLimit.count} + 1 END`,
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

/** Hashed: an address or email address is personal and would outlive the account here. */
function keyOf({ limit, subject, from }: Counted): string {
  return `${limit}:${hashToken(subject)}${from === undefined ? '' : `:${hashToken(from)}`}`;
}
