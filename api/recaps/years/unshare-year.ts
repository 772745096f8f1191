import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { sharedYear } from '#db/schema/shared-year.ts';

/** Ends the address of a year of the session's own account; false when there is none. Errors: NOT_LOGGED_IN. */
export async function unshareYear(
  { viewer, store, now }: Context,
  { year }: { year: number },
): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const ended = await tx
      .delete(sharedYear)
      .where(and(eq(sharedYear.accountId, accountId), eq(sharedYear.year, year)))
      .returning({ year: sharedYear.year });
    if (ended.length === 0) return false;
    const entry = { actorId: accountId, subjectId: accountId, detail: { year } };
    await recordAudit(tx, now, { action: 'year-unshared', ...entry });
    return true;
  });
}
