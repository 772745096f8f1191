import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { account } from '#db/schema/account.ts';
import { session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import { sessionEndAfterUse, sessionLifeOf } from '#domain/sessions/session-life.ts';
import type { UsedBy } from './session-use.ts';

/** Begins a session, which lasts as the account's sessions do. */
export async function beginSession(
  tx: Db,
  { id, accountId, createdAt }: { id: string; accountId: string; createdAt: number },
  usedBy: UsedBy | undefined,
): Promise<void> {
  const [owner] = await tx
    .select({ isStaff: account.isStaff })
    .from(account)
    .where(eq(account.id, accountId));
  const life = sessionLifeOf({ isStaff: owner?.isStaff ?? false });
  const expiresAt = Math.ceil(sessionEndAfterUse(life, createdAt, createdAt) / 1000);
  const use = usedBy && { ...usedBy, usedAt: createdAt };
  await tx.insert(session).values({ id, accountId, expiresAt, createdAt, ...use });
}

/** Lets a session that is used now go on, as long as the life of its account's sessions allows. */
export async function extendSession(tx: Db, id: string, now: number): Promise<void> {
  const [found] = await tx
    .select({ createdAt: session.createdAt, isStaff: account.isStaff })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(session.id, id));
  if (!found) return;
  const end = sessionEndAfterUse(sessionLifeOf(found), found.createdAt, now);
  await tx
    .update(session)
    .set({ expiresAt: Math.ceil(end / 1000) })
    .where(eq(session.id, id));
}

/**
 * The name of a session for its owner: made of the id in the table, which leads from there to nothing. No one is told
 * the id itself, which is the hash of what opens the session.
 */
export function publicSessionId(id: string): string {
  return createHash('sha256').update(`session ${id}`).digest('hex').slice(0, 32);
}

/** The name of a session for the browser that keeps its pages: another one, which leads to neither of the two. */
export function logInNameOf(id: string): string {
  return createHash('sha256').update(`pages ${id}`).digest('hex').slice(0, 32);
}
