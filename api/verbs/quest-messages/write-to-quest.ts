import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import { keepUnwanted } from '#api/access/outbox/messages/keep-unwanted.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { Context } from '#api/access/request/context.ts';
import { messageIdOf } from '#api/access/request/message-id.ts';
import { answersToOf } from '#api/reads/quest-messages/answers-to.ts';
import { readAudience } from '#api/reads/quest-messages/message-audience.ts';
import { charityMessage } from '#api/reads/quest-messages/message-letters.ts';
import { readQuestMessage } from '#api/reads/quest-messages/message-page.ts';
import { checkedText, withoutQuestLinks } from '#api/reads/quest-messages/message-text.ts';
import { readLeftToday } from '#api/reads/quest-messages/messages-left.ts';
import { requireWrittenQuest, type WrittenQuest } from '#api/reads/quest-messages/written-quest.ts';
import { copiesToYoung } from '#api/reads/young-messages/copies-to-young.ts';
import type { QuestMessageRow } from '#api/rows/quest-messages/quest-message-row.ts';
import type { MutationWriteToQuestArgs } from '#api/sdl/generated/types.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';

/**
 * Writes to people on a quest, for whoever has quest U and memberContactInfo R at its charity; it costs no Mana. Sent
 * twice under one client key it is written once. Errors: NOT_LOGGED_IN, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT,
 * CHARITEER_NOT_FOUND, QUEST_CLOSED_TO_MESSAGES, QUEST_MESSAGES_SPENT, CONTACT_DETAILS_TO_YOUNG.
 */
export async function writeToQuest(
  context: Context,
  { questId, text: typed, clientKey, ...chosen }: MutationWriteToQuestArgs,
): Promise<QuestMessageRow> {
  const { accountId } = requireLogin(context.viewer);
  const written = await requireWrittenQuest(context, questId);
  const text = checkedText(context, written, typed);
  const id = messageIdOf(accountId, questId, clientKey);
  return context.store.write(async (tx) => {
    const known = await readQuestMessage(context, tx, written, id);
    if (known) return known;
    if ((await readLeftToday(tx, questId, context.now)) === 0) throw new DomainError('QUEST_MESSAGES_SPENT');
    const people = await readAudience(context, tx, written, chosen);
    const to = people.map(({ chariteerId }) => chariteerId);
    await keepMessage(tx, context, written, { id, text, audience: chosen.audience, to, authorId: accountId });
    const kept = await readQuestMessage(context, tx, written, id);
    if (!kept) throw new DomainError('MESSAGE_NOT_FOUND');
    return kept;
  });
}

type NewMessage = {
  id: string;
  text: string;
  audience: QuestMessageRow['audience'];
  to: readonly string[];
  authorId: string;
};

async function keepMessage(
  tx: Db,
  context: Context,
  written: WrittenQuest,
  { id, text, audience, to, authorId }: NewMessage,
): Promise<void> {
  const { now } = context;
  const { id: questId, providerId } = written;
  const judged = withoutQuestLinks(context, written, text);
  const young = { providerId, questId, recipientIds: to, senderId: authorId, text, judged };
  await report(tx, context, 'WordsWritten', {
    copies: await copiesToYoung(tx, now, { ...young, kind: 'message' }),
  });
  await tx
    .insert(questMessage)
    .values({ id, questId, kind: 'to-people', authorId, audience, body: text, createdAt: now });
  const answersTo = await answersToOf(tx, authorId, written.answersTo);
  const message = charityMessage(context, written, text, { id, answersTo });
  await keepUnwanted(tx, context, message, await queueMessages(tx, context, message, to));
  await recordAudit(tx, now, {
    action: 'quest-written-to',
    actorId: authorId,
    subjectId: questId,
    detail: { audience, people: to.length, characters: text.length },
  });
}
