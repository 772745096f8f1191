import { and, eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { requireLogin } from '#api/access/auth/authorize.ts';
import { report } from '#api/access/events/report.ts';
import { queueMessages } from '#api/access/outbox/messages/queue-messages.ts';
import type { Reach } from '#api/access/outbox/messages/ways-to-reach.ts';
import type { Context } from '#api/access/request/context.ts';
import { messageIdOf } from '#api/access/request/message-id.ts';
import { answersToOf } from '#api/reads/quest-messages/answers-to.ts';
import { answersOf, mailTo, questPath } from '#api/reads/quest-messages/message-letters.ts';
import { checkedText, withoutQuestLinks } from '#api/reads/quest-messages/message-text.ts';
import { readVolunteerMessage } from '#api/reads/quest-messages/volunteer-messages.ts';
import { requireWrittenQuest, type WrittenQuest } from '#api/reads/quest-messages/written-quest.ts';
import { copyToYoung } from '#api/reads/young-messages/copy-to-young.ts';
import type { VolunteerMessageRow } from '#api/rows/quest-messages/quest-message-row.ts';
import type { MutationAnswerVolunteerArgs } from '#api/sdl/generated/types.ts';
import { questMessage } from '#db/schema/quest-message.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { linkIn } from '#domain/messages/letter.ts';
import { charityAnswersMail, shortCharityWords } from '#domain/quest-messages/quest-message-mails.ts';
import type { Locale } from '#domain/texts/locale.ts';

/**
 * Answers what a volunteer wrote, for whoever has quest U and memberContactInfo R. Sent twice under one client key it is
 * written once. Errors: NOT_LOGGED_IN, MESSAGE_NOT_FOUND, QUEST_NOT_FOUND, FORBIDDEN, BAD_USER_INPUT,
 * QUEST_CLOSED_TO_MESSAGES, MESSAGE_ANSWERED, CONTACT_DETAILS_TO_YOUNG.
 */
export async function answerVolunteer(
  context: Context,
  { messageId, text: typed, clientKey }: MutationAnswerVolunteerArgs,
): Promise<VolunteerMessageRow> {
  const { accountId } = requireLogin(context.viewer);
  const { store } = context;
  const asked = await readAsked(store.read, messageId);
  if (!asked) throw new DomainError('MESSAGE_NOT_FOUND');
  const written = await requireWrittenQuest(context, asked.questId);
  const text = checkedText(context, written, typed);
  const id = messageIdOf(accountId, messageId, clientKey);
  return store.write(async (tx) => {
    const before = await readVolunteerMessage(context, tx, written, messageId);
    if (!before) throw new DomainError('MESSAGE_NOT_FOUND');
    if (before.answers.some((answer) => answer.id === id)) return before;
    if (!before.canBeAnswered) throw new DomainError('MESSAGE_ANSWERED');
    await sendAnswer(tx, context, written, { id, messageId, text, asked, authorId: accountId });
    return (await readVolunteerMessage(context, tx, written, messageId)) ?? before;
  });
}

type Asked = NonNullable<Awaited<ReturnType<typeof readAsked>>>;
type Answer = { id: string; messageId: string; text: string; asked: Asked; authorId: string };

async function sendAnswer(
  tx: Db,
  context: Context,
  written: WrittenQuest,
  { id, messageId, text, asked, authorId }: Answer,
): Promise<void> {
  const { now, config } = context;
  const { id: questId, providerId, charity, startedAt } = written;
  const { volunteerId, body: answered } = asked;
  const judged = withoutQuestLinks(context, written, text);
  const to = { providerId, questId, recipientId: volunteerId, senderId: authorId };
  await report(tx, context, 'WordsWritten', {
    copies: await copyToYoung(tx, now, { ...to, kind: 'message', text, judged }),
  });
  const row = { id, questId, kind: 'answer', authorId, volunteerId, answersId: messageId } as const;
  await tx.insert(questMessage).values({ ...row, body: text, createdAt: now });
  const wanted = await answersToOf(tx, authorId, written.answersTo);
  const replyTo = (reach: Reach) => answersOf(wanted, reach, now);
  const facts = { charity, quest: written, text, answered };
  const linkTo = (locale: Locale) => linkIn(locale, config, questPath(written));
  const message = {
    ...{ kind: 'charity-answers' as const, questId, startsAt: startedAt, aboutId: id },
    write: (locale: Locale, reach: Reach) =>
      charityAnswersMail(locale, config, {
        ...{ ...facts, link: linkTo(locale) },
        ...{ firstName: reach.firstName, isAnswered: replyTo(reach) !== null },
      }),
    short: (locale: Locale) => shortCharityWords(locale, { ...facts, link: linkTo(locale) }),
    mail: (reach: Reach) => mailTo(questId, replyTo(reach)),
  };
  await queueMessages(tx, context, message, [volunteerId]);
  const detail = { characters: text.length };
  await recordAudit(tx, now, { action: 'volunteer-answered', actorId: authorId, subjectId: questId, detail });
}

async function readAsked(db: Db, id: string) {
  const [row] = await db
    .select({ questId: questMessage.questId, volunteerId: questMessage.volunteerId, body: questMessage.body })
    .from(questMessage)
    .where(and(eq(questMessage.id, id), eq(questMessage.kind, 'from-volunteer')));
  return row?.volunteerId ? { ...row, volunteerId: row.volunteerId } : null;
}
