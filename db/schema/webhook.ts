import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import {
  WEBHOOK_DELIVERY_STATUSES,
  WEBHOOK_EVENTS,
  WEBHOOK_LIMITS,
  type WebhookEvent,
} from '#domain/webhooks/webhook.ts';
import { sealedText } from '../cells/sealed.ts';
import { provider } from './provider.ts';
import { hasLength, isFlag, isJsonOf, isOneOf, rule } from './rules.ts';

/** An address of a charity's own program that is told of what happens there. */
export const webhook = sqliteTable(
  'webhook',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
    /** Whether messages tell names of adults. */
    includesNames: integer({ mode: 'boolean' }).notNull(),
    secret: sealedText().notNull(),
    /** The secret before this one, with which messages are signed too until then. */
    formerSecret: sealedText(),
    formerUntil: integer(),
    createdAt: integer().notNull(),
    /** When the first try failed after the last success. */
    failingSince: integer(),
    switchedOffAt: integer(),
  },
  (t) => [
    index('webhook_provider').on(t.providerId),
    rule('webhook_url', `"url" LIKE 'https://%' AND ${hasLength('url', 1, WEBHOOK_LIMITS.urlMax)}`),
    rule('webhook_events', isJsonOf('events', 'array')),
    rule('webhook_names', isFlag('includesNames')),
    rule('webhook_former', `("formerSecret" IS NULL) = ("formerUntil" IS NULL)`),
  ],
);

/** A message to a webhook: ids alone, in the order of their rows. What else it says is read when it goes. */
export const webhookDelivery = sqliteTable(
  'webhook_delivery',
  {
    id: text().primaryKey(),
    webhookId: text()
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text({ enum: WEBHOOK_EVENTS as [WebhookEvent, ...WebhookEvent[]] }).notNull(),
    /** No foreign keys: the message goes out though its quest is gone. */
    questId: text().notNull(),
    contractId: text(),
    at: integer().notNull(),
    status: text({ enum: WEBHOOK_DELIVERY_STATUSES }).notNull(),
    tries: integer().notNull(),
    /** From when the 24 hours of trying count. */
    triedSince: integer().notNull(),
    nextTryAt: integer().notNull(),
    /** Until when a process has it; 0: none. */
    leasedUntil: integer().notNull().default(0),
    lastTriedAt: integer(),
    /** HTTP status of the last answer; null: none came. */
    answerCode: integer(),
  },
  (t) => [
    index('webhook_delivery_due').on(t.nextTryAt).where(sql.raw(`"status" = 'waiting'`)),
    index('webhook_delivery_quest').on(t.webhookId, t.questId).where(sql.raw(`"status" = 'waiting'`)),
    index('webhook_delivery_listed').on(t.webhookId, t.at),
    index('webhook_delivery_at').on(t.at),
    rule('webhook_delivery_event', isOneOf('event', WEBHOOK_EVENTS)),
    rule('webhook_delivery_status', isOneOf('status', WEBHOOK_DELIVERY_STATUSES)),
    rule('webhook_delivery_tries', `"tries" >= 0`),
    rule('webhook_delivery_code', `"answerCode" IS NULL OR "answerCode" BETWEEN 100 AND 999`),
  ],
);
