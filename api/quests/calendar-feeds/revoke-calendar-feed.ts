import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { calendarFeed } from '#db/schema/calendar-feed.ts';

/** Ends the private calendar address of the session's own account; false when there is none. Errors: NOT_LOGGED_IN. */
export async function revokeCalendarFeed({ viewer, store, now }: Context): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const ended = await tx.delete(calendarFeed).where(eq(calendarFeed.accountId, accountId)).returning();
    if (ended.length === 0) return false;
    await recordAudit(tx, now, { action: 'feed-ended', actorId: accountId, subjectId: accountId });
    return true;
  });
}
