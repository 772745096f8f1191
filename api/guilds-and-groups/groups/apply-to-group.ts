import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { type Counted, countAttempt } from '#api/access/auth/rate-limit.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationApplyToGroupArgs } from '#api/graphql/generated/types.ts';
import { requireGuildAllowed } from '#api/people/guardians/require-guild-allowed.ts';
import { copiesOfGuildWords } from '#api/people/young-messages/copies-of-guild-words.ts';
import { newId } from '#db/new-id.ts';
import { groupApplication, groupMember } from '#db/schema/member-group.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { readAnswer } from '#domain/groups/group-application.ts';
import { ADMIN_ROLE } from '#domain/permissions/permissions.ts';
import { readApplication } from './group-application-queries.ts';
import { requireGroupAct } from './group-facts.ts';
import type { GroupApplicationRow } from './group-row.ts';
import { tellGuardianOfGuild } from './tell-guardian.ts';

/**
 * Applies to a group for the viewer with a line of text, to a guild with an answer to its question: ten times a day,
 * three times in 30 days to the same one. Of someone under 18 the guardian is told.
 * Errors: NOT_LOGGED_IN, BAD_USER_INPUT, RATE_LIMITED, CONTACT_DETAILS_TO_YOUNG, those of the group gate and of
 * requireGuildAllowed.
 */
export async function applyToGroup(
  context: Context,
  { groupId, answer }: MutationApplyToGroupArgs,
): Promise<GroupApplicationRow> {
  const { viewer, store, now, config } = context;
  const person = requireLogin(viewer);
  const { accountId } = person;
  const read = readAnswer(answer, config.publicOrigin);
  if ('problem' in read) throw new DomainError('BAD_USER_INPUT', { message: read.problem });
  return store.write(async (tx) => {
    const hasApplication = await isWaiting(tx, groupId, accountId);
    await requireGroupAct(tx, person, { act: 'apply', groupId, memberId: accountId, hasApplication, now });
    await requireGuildAllowed(tx, now, { accountId, groupId });
    await keepAnswer(tx, context, { groupId, accountId, answer: read.answer });
    await countAttempt(store, attemptsOf(groupId, accountId), now);
    const id = newId(now);
    await tx.insert(groupApplication).values({ id, groupId, accountId, answer: read.answer, createdAt: now });
    await tellGuardianOfGuild(tx, context, { groupId, accountId, act: 'applied' });
    const about = { actorId: accountId, subjectId: groupId };
    await recordAudit(tx, now, { ...about, action: 'group-applied' });
    const applied = await readApplication(tx, groupId, id);
    if (!applied) throw new DomainError('APPLICATION_NOT_FOUND');
    return applied;
  });
}

/** Limit on repeated applications to a group that declined them. */
function attemptsOf(groupId: string, accountId: string): Counted[] {
  return [
    { limit: 'groupApplicationByAccount', subject: accountId },
    { limit: 'groupApplicationToGroup', subject: `${groupId} ${accountId}` },
  ];
}

/** Neither from the young nor to them: admins of a guild may be under 18. */
async function keepAnswer(
  tx: Db,
  context: Context,
  { groupId, accountId, answer }: { groupId: string; accountId: string; answer: string | null },
): Promise<void> {
  if (answer === null) return;
  const admins = await tx
    .select({ id: groupMember.accountId })
    .from(groupMember)
    .where(and(eq(groupMember.groupId, groupId), eq(groupMember.roleId, ADMIN_ROLE)));
  const readerIds = admins.map(({ id }) => id);
  const kept = { guildId: groupId, senderId: accountId, kind: 'guildApplication', readerIds } as const;
  await report(tx, context, 'WordsWritten', {
    copies: await copiesOfGuildWords(tx, context.now, { ...kept, texts: [answer] }),
  });
}

async function isWaiting(tx: Db, groupId: string, accountId: string): Promise<boolean> {
  const { id, status } = groupApplication;
  const [found] = await tx
    .select({ id })
    .from(groupApplication)
    .where(
      and(
        eq(groupApplication.groupId, groupId),
        eq(groupApplication.accountId, accountId),
        eq(status, 'pending'),
      ),
    );
  return found !== undefined;
}
