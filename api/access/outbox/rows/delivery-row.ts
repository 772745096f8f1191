import { type MailContent, sealContent } from '#api/access/outbox/seals/seal-mail.ts';
import { newId } from '#db/new-id.ts';
import type { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { uniqueKey } from '#domain/identity/registration.ts';
import { contentUntil, MAIL_KINDS, type MailKind, urgencyOf } from '#domain/messages/mail-kind.ts';
import type { Channel } from '#domain/messages/message-choice.ts';
import type { MailContext } from './mail-context.ts';
import { firstChange } from './status-change.ts';

export type NewDelivery = {
  kind: MailKind;
  channel: Channel;
  /** An address of email, a telephone number with its country, or the account whose browsers show it. */
  recipient: string;
  /** Null where no one is told: then why. */
  content: MailContent | null;
  status?: 'waiting' | 'unreachable' | 'held';
  ownerId: string | null;
  aboutPersonId?: string | null;
  messageId?: string | null;
  questId?: string | null;
  /** What it tells about, where someone is told of it once only. */
  aboutId?: string | null;
  /** When the quest begins that it tells about. Epoch ms. */
  startsAt?: number | null;
  /** Not before. Epoch ms. */
  sendAt?: number;
};

/** The row of a delivery: recipient and content sealed, its first state written down. */
export function deliveryRow(
  { cells }: Db,
  { now, config }: MailContext,
  delivery: NewDelivery,
): typeof outboxMessage.$inferInsert {
  const { kind, channel, recipient, content, ownerId, startsAt, status = 'waiting', sendAt = now } = delivery;
  const id = newId(now);
  return {
    id,
    channel,
    kind,
    recipient: cells.seal('outbox_message.recipient', id, recipient.trim()),
    recipientKey: cells.hash('outbox_message.recipientKey', uniqueKey(recipient)),
    sealed: content && status === 'waiting' ? sealContent(config.dataKey, content) : null,
    contentUntil: contentUntil(kind, sendAt, startsAt),
    urgency: urgencyOf(kind, startsAt ?? null, now),
    aboutId: delivery.aboutId ?? null,
    aboutPersonId: delivery.aboutPersonId ?? null,
    messageId: delivery.messageId ?? null,
    questId: delivery.questId ?? null,
    class: MAIL_KINDS[kind].class,
    locale: content?.locale ?? null,
    status,
    changes: firstChange(status, now),
    nextAttemptAt: sendAt,
    createdAt: now,
    ownerId,
  };
}
