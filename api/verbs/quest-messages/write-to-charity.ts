import { eq } from 'drizzle-orm';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import type { Context } from '#api/access/request/context.ts';
import { messageIdOf } from '#api/access/request/message-id.ts';
import { checkedText } from '#api/reads/quest-messages/message-text.ts';
import { findPersonOn, readOwnLeftToday, readPeopleOf } from '#api/reads/quest-messages/own-messages.ts';
import { readWrittenQuest } from '#api/reads/quest-messages/written-quest.ts';
import { copyOfOwnWords } from '#api/reads/young-messages/copy-of-own-words.ts';
import type { OwnQuestMessageRow } from '#api/rows/quest-messages/quest-message-row.ts';
import type { MutationWriteToCharityArgs } from '#api/sdl/generated/types.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { tellManagers } from './tell-managers.ts';

/**
 * What a volunteer writes to the charity of a quest they are on, or for a child under their account; those who look
 * after its quests get it. Sent twice under one client key it is written once. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND,
 * NOT_SIGNED_UP, BAD_USER_INPUT, QUEST_CLOSED_TO_MESSAGES, OWN_MESSAGES_SPENT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function writeToCharity(
  context: Context,
  { questId, text: typed, clientKey }: MutationWriteToCharityArgs,
): Promise<OwnQuestMessageRow> {
  const { accountId } = requireLogin(context.viewer);
  const { now, store } = context;
  const written = await readWrittenQuest(store.read, questId);
  if (!written || written.publishingStatus === 'Draft') throw new DomainError('QUEST_NOT_FOUND');
  const id = messageIdOf(accountId, questId, clientKey);
  return store.write(async (tx) => {
    const known = await readOwn(tx, id);
    if (known) return known;
    const volunteerId = await findPersonOn(tx, questId, await readPeopleOf(tx, accountId, now));
    if (volunteerId === null) throw new DomainError('NOT_SIGNED_UP');
    const body = checkedText(context, written, typed);
    if ((await readOwnLeftToday(tx, accountId, now)) === 0) throw new DomainError('OWN_MESSAGES_SPENT');
    // The guardian of a child may name their own.
    const isOwn = volunteerId === accountId;
    const own = { writerId: accountId, providerId: written.providerId, questId };
    if (isOwn)
      await report(tx, context, 'WordsWritten', {
        copies: await copyOfOwnWords(tx, now, { ...own, text: body }),
      });
    const message = { id, questId, authorId: accountId, volunteerId, body, createdAt: now };
    await tx.insert(questMessage).values({ ...message, kind: 'from-volunteer' });
    await tellManagers(tx, context, written, message);
    return { id, kind: 'FROM_VOLUNTEER', body, createdAt: now };
  });
}

async function readOwn(tx: Db, id: string): Promise<OwnQuestMessageRow | undefined> {
  const [row] = await tx
    .select({ id: questMessage.id, body: questMessage.body, createdAt: questMessage.createdAt })
    .from(questMessage)
    .where(eq(questMessage.id, id));
  return row && { ...row, kind: 'FROM_VOLUNTEER' };
}
