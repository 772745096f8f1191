import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationDeclineGroupApplicationArgs } from '#api/graphql/generated/types.ts';
import { groupApplication } from '#db/schema/member-group.ts';
import { readOpenApplication } from './group-application-queries.ts';
import { requireGroupAct } from './group-facts.ts';
import { mailDeclined } from './mail-declined.ts';

/**
 * Declines an application that waits: it is gone, and the applicant is told. For the group's admins.
 * Errors: NOT_LOGGED_IN, those of the group gate.
 */
export async function declineGroupApplication(
  context: Context,
  { groupId, applicationId }: MutationDeclineGroupApplicationArgs,
): Promise<boolean> {
  const person = requireLogin(context.viewer);
  const { now } = context;
  return context.store.write(async (tx) => {
    const application = await readOpenApplication(tx, now, { groupId, id: applicationId });
    const waiting = application?.status === 'pending' ? application : null;
    const memberId = waiting?.memberId ?? null;
    const asked = { act: 'decline' as const, groupId, memberId, hasApplication: waiting !== null };
    const group = await requireGroupAct(tx, person, asked);
    if (!waiting) return true;
    await tx
      .delete(groupApplication)
      .where(and(eq(groupApplication.id, waiting.id), eq(groupApplication.status, 'pending')));
    await mailDeclined(tx, context, group, waiting.memberId);
    const about = { actorId: person.accountId, subjectId: waiting.memberId, detail: { groupId } };
    await recordAudit(tx, now, { ...about, action: 'group-application-declined' });
    return true;
  });
}
