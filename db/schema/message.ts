import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CHOSEN_CLASSES, type MailKind, type MessageClass } from '#domain/messages/mail-kind.ts';
import { CHANNELS } from '#domain/messages/message-choice.ts';
import { sealedText } from '../cells/sealed.ts';
import { account } from './account.ts';
import { quest } from './quest.ts';
import { hasLength, isBetween, isFlag, isOneOf, rule } from './rules.ts';

/**
 * What messages say, once however many people and channels they go to. Never words with a link or code that acts for
 * someone.
 */
export const messageWords = sqliteTable(
  'message_words',
  {
    id: text().primaryKey(),
    /** JSON of access/outbox/message-words.ts. */
    words: sealedText().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [index('message_words_age').on(t.createdAt)],
);

/** What one person was told, for 90 days: the inbox shows it, deliveries say by which channels it went. */
export const message = sqliteTable(
  'message',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** No CHECK on kind and class: a new kind must not build the table anew. */
    kind: text().$type<MailKind>().notNull(),
    class: text().$type<MessageClass>().notNull(),
    wordsId: text()
      .notNull()
      .references(() => messageWords.id, { onDelete: 'restrict' }),
    questId: text().references(() => quest.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
    readAt: integer(),
  },
  (t) => [
    index('message_inbox').on(t.accountId, t.createdAt),
    index('message_unread').on(t.accountId).where(sql`"readAt" IS NULL`),
    index('message_quest').on(t.questId),
    index('message_words_id').on(t.wordsId),
    index('message_age').on(t.createdAt),
  ],
);

/** What someone chose of a class by a channel; without a row the default of domain/messages/message-choice.ts holds. */
export const messageChoice = sqliteTable(
  'message_choice',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    class: text({ enum: CHOSEN_CLASSES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    isOn: integer({ mode: 'boolean' }).notNull(),
    changedAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.class, t.channel] }),
    rule('message_choice_class', isOneOf('class', CHOSEN_CLASSES)),
    rule('message_choice_channel', isOneOf('channel', CHANNELS)),
    rule('message_choice_is_on', isFlag('isOn')),
  ],
);

/** A browser that someone allowed to show messages. The endpoint opens it to whoever knows it: sealed. */
export const pushSubscription = sqliteTable(
  'push_subscription',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    endpoint: sealedText().notNull(),
    /** The keyed hash by which a browser is found again. */
    endpointKey: text().notNull(),
    /** JSON { p256dh, auth }, base64url. */
    keys: sealedText().notNull(),
    /** Browser and system, as the person's list of devices shows them. */
    browser: text().notNull(),
    /** SHA-256 (hex) of the token by which the browser is known, so that it goes when its owner logs out there. */
    browserHash: text(),
    createdAt: integer().notNull(),
    lastSentAt: integer(),
  },
  (t) => [
    uniqueIndex('push_subscription_endpoint').on(t.endpointKey),
    index('push_subscription_account').on(t.accountId),
    index('push_subscription_browser_hash').on(t.browserHash),
    rule('push_subscription_browser', hasLength('browser', 1, 80)),
  ],
);

export const TEXT_NUMBER_STATES = ['asked', 'confirmed', 'stopped'] as const;

/** The telephone that someone gets text messages on: used only once the code sent there was entered. */
export const textNumber = sqliteTable(
  'text_number',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Phone number with its country code, such as +12015550123. */
    number: sealedText().notNull(),
    /** The keyed hash by which an answer of the service finds whose it is. */
    numberKey: text().notNull(),
    state: text({ enum: TEXT_NUMBER_STATES }).notNull(),
    /** SHA-256 (hex) of the code that was sent, until it is entered. */
    codeHash: text(),
    codeUntil: integer(),
    codeAttempts: integer().notNull().default(0),
    /** When the person agreed to text messages, to which words and in which language. */
    agreedAt: integer(),
    agreedVersion: text(),
    agreedLocale: text(),
    stoppedAt: integer(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('text_number_key').on(t.numberKey),
    rule('text_number_state', isOneOf('state', TEXT_NUMBER_STATES)),
    rule('text_number_code', `("codeHash" IS NULL) = ("codeUntil" IS NULL)`),
    rule('text_number_attempts', isBetween('codeAttempts', 0, 10)),
    rule('text_number_agreed', `"state" = 'asked' OR "agreedAt" IS NOT NULL`),
    rule('text_number_stopped', `("state" = 'stopped') = ("stoppedAt" IS NOT NULL)`),
  ],
);

/** What was said once and must not be said again, by whatever process: the key names what, for whom. Kept 90 days. */
export const saidOnce = sqliteTable(
  'said_once',
  { key: text().primaryKey(), saidAt: integer().notNull() },
  (t) => [index('said_once_age').on(t.saidAt), rule('said_once_key', hasLength('key', 1, 200))],
);

/** Page of ours under an address short enough for text messages. Never one that acts for a person. */
export const shortLink = sqliteTable(
  'short_link',
  { code: text().primaryKey(), path: text().notNull(), madeAt: integer().notNull() },
  (t) => [
    index('short_link_age').on(t.madeAt),
    rule('short_link_path', `"path" GLOB '/*' AND "path" NOT GLOB '//*' AND instr("path", char(63)) = 0`),
  ],
);
