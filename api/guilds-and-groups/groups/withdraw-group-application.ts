import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { DomainError } from '#domain/errors/errors.ts';

/** Takes back the viewer's own application that waits. Errors: NOT_LOGGED_IN, APPLICATION_NOT_FOUND. */
export async function withdrawGroupApplication(
  { viewer, store, now }: Context,
  groupId: string,
): Promise<boolean> {
  const { accountId } = requireLogin(viewer);
  return store.write(async (tx) => {
    const { accountId: applicant, groupId: appliedTo, status } = groupApplication;
    const withdrawn = await tx
      .delete(groupApplication)
      .where(and(eq(appliedTo, groupId), eq(applicant, accountId), eq(status, 'pending')))
      .returning({ id: groupApplication.id });
    if (withdrawn.length === 0) throw new DomainError('APPLICATION_NOT_FOUND');
    const about = { actorId: accountId, subjectId: groupId };
    await recordAudit(tx, now, { ...about, action: 'group-application-withdrawn' });
    return true;
  });
}
