import { randomBytes } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { pendingLogIn } from '#db/schema/second-factor.ts';
import type { Db, Store } from '#db/store.ts';
import { isPendingOpen, PENDING_LIFETIME_MS } from '#domain/identity/second-factor.ts';
import { hashToken } from './session.ts';

/*
 * Between the first factor and the second there is no session, but this: a token that only takes the second factor, for
 * ten minutes and five tries. It goes with every session of the account.
 */

export type PendingLogIn = { id: string; accountId: string };

/** Begins one; returns the token, of which the database gets the hash only. `now` in epoch ms. */
export async function beginPendingLogIn(tx: Db, now: number, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const times = { createdAt: now, expiresAt: now + PENDING_LIFETIME_MS };
  await tx.insert(pendingLogIn).values({ id: hashToken(token), accountId, ...times });
  return token;
}

/** The one of a token, while it takes another try; null for none. */
export async function readPendingLogIn(
  db: Db,
  now: number,
  token: string | null | undefined,
): Promise<PendingLogIn | null> {
  if (!token) return null;
  const found = await db
    .select()
    .from(pendingLogIn)
    .where(eq(pendingLogIn.id, hashToken(token)))
    .get();
  return found && isPendingOpen(found, now) ? { id: found.id, accountId: found.accountId } : null;
}

/** Counts a try, before its outcome is known; false when there was none left. */
export async function tryPendingLogIn(tx: Db, now: number, { id }: PendingLogIn): Promise<boolean> {
  const [counted] = await tx
    .update(pendingLogIn)
    .set({ tries: sql`${pendingLogIn.tries} + 1` })
    .where(eq(pendingLogIn.id, id))
    .returning();
  return counted !== undefined && isPendingOpen({ ...counted, tries: counted.tries - 1 }, now);
}

/** It has led to a session. */
export async function endPendingLogIn(tx: Db, { id }: PendingLogIn): Promise<void> {
  await tx.delete(pendingLogIn).where(eq(pendingLogIn.id, id));
}

/** Another way than by its code has led to a session of the same account. */
export async function endPendingOf(tx: Db, accountId: string, token: string): Promise<void> {
  const isMeant = and(eq(pendingLogIn.id, hashToken(token)), eq(pendingLogIn.accountId, accountId));
  await tx.delete(pendingLogIn).where(isMeant);
}

/** Forgets those that came too late. `now` in epoch ms. */
export async function sweepPendingLogIns(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, pendingLogIn, lte(pendingLogIn.expiresAt, now));
}
