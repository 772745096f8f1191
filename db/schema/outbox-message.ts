import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { MailKind, MessageClass } from '#domain/messages/mail-kind.ts';
import { CHANNELS } from '#domain/messages/message-choice.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { message } from './message.ts';
import { quest } from './quest.ts';
import { isJsonOf, isOneOf, rule } from './rules.ts';

/** `unreachable`: the person has no way to be told. `held`: so much was enough for the day or the week. */
export const OUTBOX_STATUSES = [
  'waiting',
  'sending',
  'sent',
  'failed',
  'expired',
  'unreachable',
  'held',
] as const;

/**
 * A delivery: one message to one person by one channel. ownerId is the person it is about: the address is personal, so it goes with the account, and stands sealed as a cell.
 * Subject and text are sealed together, and stand only until the email is sent or `contentUntil` has come.
 */
export const outboxMessage = sqliteTable(
  'outbox_message',
  {
    id: text().primaryKey(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** `older`: written before kinds were kept. No CHECK: a new kind must not build the table anew. */
    kind: text().$type<MailKind | 'older'>().notNull(),
    recipient: sealedText().notNull(),
    /** The keyed hash by which the emails to an address are found. */
    recipientKey: text().notNull(),
    sealed: text(),
    contentUntil: integer().notNull(),
    /** What it tells about, where someone is told of it once only. */
    aboutId: text(),
    status: text({ enum: OUTBOX_STATUSES }).notNull().default('waiting'),
    /** 0 goes first; domain/mail-kind.ts says what each number means. No CHECK, as for kinds. */
    urgency: integer().notNull().default(2),
    /** How often it failed for a reason of its own. */
    attempts: integer().notNull().default(0),
    /** How often it was put off for what was no failure of its own. */
    deferrals: integer().notNull().default(0),
    nextAttemptAt: integer().notNull(),
    leasedUntil: integer(),
    lastError: text(),
    createdAt: integer().notNull(),
    sentAt: integer(),
    ownerId: text().references(() => account.id, { onDelete: 'cascade' }),
    /** What it delivers; null where no one may read it again, or its 90 days are over. */
    messageId: text().references(() => message.id, { onDelete: 'set null' }),
    class: text().$type<MessageClass>(),
    questId: text().references(() => quest.id, { onDelete: 'set null' }),
    /** The volunteer whom it is about, where that is someone else than its owner: a child. */
    aboutPersonId: text(),
    locale: text().$type<Locale>(),
    /** JSON list of [status, epoch ms], the first one first. */
    changes: text().notNull().default('[]'),
  },
  (t) => [
    index('outbox_message_due').on(t.channel, t.status, t.urgency, t.nextAttemptAt),
    index('outbox_message_state').on(t.status, t.createdAt),
    index('outbox_message_owner').on(t.ownerId),
    index('outbox_message_about').on(t.aboutPersonId).where(sql`"aboutPersonId" IS NOT NULL`),
    index('outbox_message_age').on(t.createdAt),
    index('outbox_message_recipient').on(t.recipientKey, t.createdAt),
    index('outbox_message_message').on(t.messageId),
    index('outbox_message_quest').on(t.questId, t.kind, t.createdAt),
    index('outbox_message_content').on(t.contentUntil).where(sql`"sealed" IS NOT NULL`),
    rule('outbox_message_channel', isOneOf('channel', CHANNELS)),
    rule('outbox_message_status', isOneOf('status', OUTBOX_STATUSES)),
    rule('outbox_message_attempts', `"attempts" >= 0`),
    rule('outbox_message_lease', `("status" = 'sending') = ("leasedUntil" IS NOT NULL)`),
    rule('outbox_message_sent', `("status" = 'sent') = ("sentAt" IS NOT NULL)`),
    rule(
      'outbox_message_content_gone',
      `"status" NOT IN ('sent', 'expired', 'unreachable', 'held') OR "sealed" IS NULL`,
    ),
    rule('outbox_message_changes', isJsonOf('changes', 'array')),
    rule('outbox_message_content_there', `"status" NOT IN ('waiting', 'sending') OR "sealed" IS NOT NULL`),
    rule('outbox_message_recipient_key', `"recipientKey" = lower("recipientKey")`),
    // A line break in the address would smuggle a header into the mail.
    rule('outbox_message_one_line', `instr("recipient", char(10)) + instr("recipient", char(13)) = 0`),
  ],
);
