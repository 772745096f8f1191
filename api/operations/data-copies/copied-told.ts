import { and, eq, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isMessageAboutChild } from '#api/messages/messages/message-where.ts';
import { alertRecipient } from '#db/schema/alert.ts';
import { auditEntry } from '#db/schema/audit-entry.ts';
import { message, messageChoice } from '#db/schema/message.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import { playerEvent } from '#db/schema/player-event.ts';
import { callMark, questMessage } from '#db/schema/quest-message.ts';
import { youngMessage } from '#db/schema/young-message.ts';
import {
  CHARITY,
  type ColumnsOf,
  type CopiedPart,
  copied,
  NOBODY,
  OTHERS,
  PERSON,
  SECRET,
} from './copied-part.ts';

/** What of an entry someone is told who did it, or whom it is about: who else was concerned stays out. */
const ENTRY: ColumnsOf<typeof auditEntry> = {
  id: NOBODY,
  at: 'time',
  actorId: OTHERS,
  action: 'text',
  subjectType: 'text',
  subjectId: OTHERS,
  detail: OTHERS,
};

/** Entries about someone that others made; the own ones stand in the part before. */
function byOthers(id: string): SQL | undefined {
  const isAbout = and(
    inArray(auditEntry.subjectType, ['account', 'chariteer']),
    eq(auditEntry.subjectId, id),
  );
  return and(isAbout, or(sql`${auditEntry.actorId} IS NULL`, sql`${auditEntry.actorId} <> ${id}`));
}

/** Copies of what someone wrote to a charity or a guild. What they wrote to one person is told to that person. */
function isOwnCopy(id: string): SQL | undefined {
  return and(eq(youngMessage.senderId, id), isNull(youngMessage.recipientId));
}

/** What someone was told and wrote, and what the product wrote down about what they did. */
export const COPIED_TOLD: readonly CopiedPart[] = [
  copied(
    'messageChoices',
    messageChoice,
    { by: messageChoice.accountId, order: messageChoice.changedAt },
    {
      accountId: PERSON,
      class: 'text',
      channel: 'text',
      isOn: 'flag',
      changedAt: 'time',
    },
  ),
  copied(
    'messages',
    message,
    {
      by: (id, { isMinors }) =>
        and(eq(message.accountId, id), isMinors ? not(isMessageAboutChild()) : undefined),
      order: message.createdAt,
    },
    {
      id: NOBODY,
      accountId: PERSON,
      kind: 'text',
      class: 'text',
      wordsId: 'words',
      questId: 'quest',
      createdAt: 'time',
      readAt: 'time',
    },
  ),
  copied(
    'deliveries',
    outboxMessage,
    {
      by: (id, { isMinors }) =>
        and(eq(outboxMessage.ownerId, id), isMinors ? isNull(outboxMessage.aboutPersonId) : undefined),
      order: outboxMessage.createdAt,
    },
    {
      id: NOBODY,
      channel: 'text',
      kind: 'text',
      // May be a guardian's address, or that of whoever else was told.
      recipient: OTHERS,
      recipientKey: SECRET,
      // Until it is sent, with links that act for someone.
      sealed: SECRET,
      contentUntil: NOBODY,
      aboutId: NOBODY,
      status: 'text',
      urgency: NOBODY,
      attempts: 'number',
      deferrals: NOBODY,
      nextAttemptAt: NOBODY,
      leasedUntil: NOBODY,
      lastError: NOBODY,
      createdAt: 'time',
      sentAt: 'time',
      ownerId: PERSON,
      messageId: NOBODY,
      class: 'text',
      questId: 'quest',
      aboutPersonId: OTHERS,
      locale: 'text',
      changes: NOBODY,
    },
  ),
  copied(
    'questMessages',
    questMessage,
    { by: questMessage.volunteerId, order: questMessage.createdAt, whose: 'each' },
    {
      id: NOBODY,
      questId: 'quest',
      kind: 'text',
      authorId: OTHERS,
      volunteerId: PERSON,
      audience: NOBODY,
      answersId: NOBODY,
      body: 'text',
      createdAt: 'time',
    },
  ),
  copied(
    'lettersOfCharities',
    youngMessage,
    { by: youngMessage.recipientId, order: youngMessage.createdAt, whose: 'each' },
    {
      id: NOBODY,
      providerId: 'charity',
      recipientId: PERSON,
      senderId: OTHERS,
      guildId: NOBODY,
      kind: 'text',
      body: 'text',
      createdAt: 'time',
    },
  ),
  copied(
    'keptCopies',
    youngMessage,
    { by: isOwnCopy, order: youngMessage.createdAt },
    {
      id: NOBODY,
      providerId: 'charity',
      recipientId: NOBODY,
      senderId: PERSON,
      guildId: 'group',
      kind: 'text',
      body: 'text',
      createdAt: 'time',
    },
  ),
  copied(
    'calls',
    callMark,
    { by: callMark.chariteerId, order: callMark.calledAt, whose: 'each' },
    {
      noticeId: CHARITY,
      chariteerId: PERSON,
      calledById: OTHERS,
      calledAt: 'time',
    },
  ),
  copied(
    'broadcasts',
    alertRecipient,
    { by: alertRecipient.chariteerId, order: alertRecipient.alertId, whose: 'each' },
    {
      alertId: 'alert',
      chariteerId: PERSON,
      channel: 'text',
    },
  ),
  copied(
    'events',
    playerEvent,
    { by: playerEvent.playerId, order: playerEvent.createdAt },
    {
      id: NOBODY,
      playerId: PERSON,
      eventName: 'text',
      properties: 'json',
      createdAt: 'time',
    },
  ),
  copied('logByYou', auditEntry, { by: auditEntry.actorId, order: auditEntry.at }, ENTRY),
  copied('logAboutYou', auditEntry, { by: byOthers, order: auditEntry.at, whose: 'each' }, ENTRY),
];
