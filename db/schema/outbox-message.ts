import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { CHANNELS } from '#domain/mana.ts';
import { account } from './account.ts';
import { isOneOf, rule } from './rules.ts';

export const OUTBOX_STATUSES = ['waiting', 'sending', 'sent', 'failed'] as const;

/** ownerId is the person it is about: address and text are personal, so they go with the account. */
export const outboxMessage = sqliteTable(
  'outbox_message',
  {
    id: text().primaryKey(),
    channel: text({ enum: CHANNELS }).notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    status: text({ enum: OUTBOX_STATUSES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    leasedUntil: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    ownerId: text().references(() => account.id, { onDelete: 'cascade' }),
  },
  (t) => [
    index('outbox_message_due').on(t.status, t.nextAttemptAt),
    index('outbox_message_owner').on(t.ownerId),
    index('outbox_message_age').on(t.createdAt),
    rule('outbox_message_channel', isOneOf('channel', CHANNELS)),
    rule('outbox_message_status', isOneOf('status', OUTBOX_STATUSES)),
    rule('outbox_message_attempts', `"attempts" >= 0`),
    rule('outbox_message_lease', `("status" = 'sending') = ("leasedUntil" IS NOT NULL)`),
    rule('outbox_message_sent', `("status" = 'sent') = ("sentAt" IS NOT NULL)`),
    // A line break in the subject or the address would smuggle a header into the mail.
    rule(
      'outbox_message_one_line',
      `instr("subject" || "recipient", char(10)) + instr("subject" || "recipient", char(13)) = 0`,
    ),
  ],
);
