import { randomBytes } from 'node:crypto';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { requireRecentProof } from '#api/access/auth/recent-proof.ts';
import { hashToken } from '#api/access/auth/session.ts';
import type { Context } from '#api/access/request/context.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';

/**
 * Gives the session's own account a private calendar address in the place of a former one.
 * Errors: NOT_LOGGED_IN, PROOF_NEEDED.
 */
export async function createCalendarFeed(context: Context): Promise<{ address: string }> {
  const { accountId } = requireLogin(context.viewer);
  requireRecentProof(context);
  const { store, now: createdAt, config } = context;
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashToken(token);
  await store.write(async (tx) => {
    await tx
      .insert(calendarFeed)
      .values({ accountId, tokenHash, createdAt })
      .onConflictDoUpdate({ target: calendarFeed.accountId, set: { tokenHash, createdAt } });
    await recordAudit(tx, createdAt, { action: 'feed-made', actorId: accountId, subjectId: accountId });
  });
  return { address: `${config.publicOrigin}/feed/${token}.ics` };
}
