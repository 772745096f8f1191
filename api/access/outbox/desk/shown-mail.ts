import { sql } from 'drizzle-orm';
import type { OutboxMessage } from '#api/graphql/generated/types.ts';
import type { Sealed } from '#db/cells/sealed.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { maskedRecipient, refusalOfRetry } from '#domain/messages/mail-delivery.ts';
import { mailLabel } from '#domain/messages/mail-label.ts';

/** What is read of an email for staff: never what is in it. */
export const MAIL_COLUMNS = {
  id: outboxMessage.id,
  channel: outboxMessage.channel,
  kind: outboxMessage.kind,
  recipient: outboxMessage.recipient,
  status: outboxMessage.status,
  attempts: outboxMessage.attempts,
  deferrals: outboxMessage.deferrals,
  nextAttemptAt: outboxMessage.nextAttemptAt,
  lastError: outboxMessage.lastError,
  createdAt: outboxMessage.createdAt,
  sentAt: outboxMessage.sentAt,
  contentUntil: outboxMessage.contentUntil,
  hasContent: sql`${outboxMessage.sealed} IS NOT NULL`.mapWith(Boolean),
};

type MailRow = Omit<OutboxMessage, 'kind' | 'recipient' | 'canRetry' | '__typename'> & {
  kind: string;
  recipient: Sealed;
  contentUntil: number;
  hasContent: boolean;
};

/** A message as staff sees it: kind, state and masked recipient. `now` in epoch ms. */
export function shownMail({ cells }: Db, mail: MailRow, now: number): OutboxMessage {
  const { contentUntil: _until, hasContent: _has, ...row } = mail;
  return {
    ...row,
    kind: mailLabel(row.kind),
    recipient: maskedRecipient(
      row.channel,
      cells.open('outbox_message.recipient', row.id, row.recipient) ?? '',
    ),
    canRetry: refusalOfRetry(mail, now) === null,
  };
}
