import { and, eq, sql } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { pushSubscription } from '#db/schema/message.ts';
import { knownBrowser, session } from '#db/schema/session.ts';
import type { Db } from '#db/store.ts';
import type { EndableSession } from './session-queries.ts';

type Ended = {
  now: number;
  /** Account that ends the sessions; null if done by a link in an email. */
  actorId: string | null;
  accountId: string;
  /** The browser that ends them, which stays what it is. */
  ownBrowserHash: string | null;
};

/**
 * Ends sessions of an account as a log-out there would: messages in their browsers end, too. Those browsers count as
 * never seen, so that the owner is told of the next login from one.
 */
export async function endSessions(
  tx: Db,
  { now, actorId, accountId, ownBrowserHash }: Ended,
  sessions: readonly EndableSession[],
): Promise<void> {
  if (sessions.length === 0) return;
  const ids = sessions.map(({ id }) => id);
  const browsers = sessions.flatMap(({ browserHash }) => browserHash ?? []);
  const others = browsers.filter((hash) => hash !== ownBrowserHash);
  await tx.delete(session).where(and(eq(session.accountId, accountId), isAmong(session.id, ids)));
  await tx
    .delete(knownBrowser)
    .where(and(eq(knownBrowser.accountId, accountId), isAmong(knownBrowser.tokenHash, others)));
  await tx
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, accountId), isAmong(pushSubscription.browserHash, others)));
  const detail = { count: sessions.length };
  await recordAudit(tx, now, { action: 'sessions-ended', actorId, subjectId: accountId, detail });
}

type Column = typeof session.id | typeof knownBrowser.tokenHash | typeof pushSubscription.browserHash;

function isAmong(column: Column, values: readonly string[]) {
  return sql`${column} IN (SELECT value FROM json_each(${JSON.stringify(values)}))`;
}
