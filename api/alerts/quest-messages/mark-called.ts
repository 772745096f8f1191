import { and, eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationMarkCalledArgs } from '#api/graphql/generated/types.ts';
import { readTold } from '#api/people/volunteers/told-people.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { callMark } from '#db/schema/quest-message.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { findLastNotice, findQuestTelling, wasOnItAt } from './quest-telling.ts';
import type { QuestTellingRow } from './quest-telling-row.ts';

/**
 * Keeps who called someone whom no message reached, and when; the first mark stays. Not called after all: it goes.
 * Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, CONTRACT_NOT_FOUND.
 */
export async function markCalled(
  context: Context,
  { questId, chariteerId, isCalled }: MutationMarkCalledArgs,
): Promise<QuestTellingRow> {
  const { store, now, viewer } = context;
  requireLogin(viewer);
  const marked = await store.write(async (tx) => {
    const [found] = await tx
      .select({ id: quest.id, providerId: quest.providerId, startedAt: quest.startedAt })
      .from(quest)
      .where(eq(quest.id, questId));
    if (!found) throw new DomainError('QUEST_NOT_FOUND');
    const { accountId } = requireFeature(viewer, found.providerId, 'readContactInfo');
    const notice = await findLastNotice(tx, questId);
    if (!notice) throw new DomainError('CONTRACT_NOT_FOUND');
    const isTheirs = and(wasOnItAt(notice), eq(contract.chariteerId, chariteerId));
    const [held] = await tx.select({ id: contract.id }).from(contract).where(isTheirs).limit(1);
    const isTold = await readTold(tx, context, found, [chariteerId]);
    if (!held || !isTold(chariteerId)) throw new DomainError('CONTRACT_NOT_FOUND');
    const mark = { noticeId: notice.id, chariteerId, calledById: accountId, calledAt: now };
    if (isCalled) await tx.insert(callMark).values(mark).onConflictDoNothing();
    else {
      const isMark = and(eq(callMark.noticeId, notice.id), eq(callMark.chariteerId, chariteerId));
      await tx.delete(callMark).where(isMark);
    }
    return found;
  });
  const telling = await findQuestTelling(context, marked);
  if (!telling) throw new DomainError('CONTRACT_NOT_FOUND');
  return telling;
}
