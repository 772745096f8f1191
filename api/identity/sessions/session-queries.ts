import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { hashToken } from '#api/access/auth/session.ts';
import { publicSessionId } from '#api/access/auth/session-rows.ts';
import type { Context } from '#api/access/request/context.ts';
import { session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import type { OwnSessionRow, SessionUseRow } from './session-row.ts';

/** Maximum number of sessions listed; the total appears next to them, and the rest can be ended together. */
const MOST_SHOWN = 50;

const lastUsedAt = sql<number>`coalesce(${session.usedAt}, ${session.createdAt})`;
const USE_COLUMNS = {
  browserName: session.browserName,
  systemName: session.systemName,
  addressPrefix: session.addressPrefix,
  createdAt: session.createdAt,
};

/** The open sessions of the viewer's own account: this one, then those used last. Errors: NOT_LOGGED_IN. */
export async function listOwnSessions({ viewer, store, now }: Context): Promise<OwnSessionRow[]> {
  const { accountId, sessionId } = requireLogin(viewer);
  const rows = await store.read
    .select({ id: session.id, lastUsedAt, ...USE_COLUMNS })
    .from(session)
    .where(isOpenOf(accountId, now))
    .orderBy(desc(eq(session.id, sessionId)), desc(lastUsedAt), desc(session.id))
    .limit(MOST_SHOWN);
  return rows.map(({ id, ...row }) => {
    const isThisOne = id === sessionId;
    const used = isThisOne ? now : row.lastUsedAt;
    return { ...row, id: publicSessionId(id), ownerId: accountId, isThisOne, lastUsedAt: used };
  });
}

/** How many sessions of the viewer's own account are open. Errors: NOT_LOGGED_IN. */
export async function countOwnSessions({ viewer, store, now }: Context): Promise<number> {
  const { accountId } = requireLogin(viewer);
  const [found] = await store.read.select({ open: count() }).from(session).where(isOpenOf(accountId, now));
  return found?.open ?? 0;
}

/** What to end a session with: where it is used. */
export type EndableSession = { id: string; accountId: string; browserHash: string | null };
const ENDABLE = { id: session.id, accountId: session.accountId, browserHash: session.browserHash };

/** All sessions of an account. */
export async function readSessionsOf(db: Db, accountId: string): Promise<EndableSession[]> {
  return db.select(ENDABLE).from(session).where(eq(session.accountId, accountId));
}

/** The session that a mailed link ends, while it is open. `now` in epoch ms. */
export async function readLinkedSession(
  db: Db,
  now: number,
  token: string,
): Promise<(SessionUseRow & EndableSession) | null> {
  const found = await db
    .select({ ...ENDABLE, ...USE_COLUMNS })
    .from(session)
    .where(and(eq(session.endTokenHash, hashToken(token)), isOpen(now)))
    .get();
  return found ?? null;
}

function isOpenOf(accountId: string, now: number) {
  return and(eq(session.accountId, accountId), isOpen(now));
}

/** Its end is kept in seconds. */
function isOpen(now: number) {
  return gt(session.expiresAt, Math.floor(now / 1000));
}
