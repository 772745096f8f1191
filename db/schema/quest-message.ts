import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { provider } from './provider.ts';
import { quest } from './quest.ts';
import { hasLength, isEmail, isFlag, isJsonOf, isOneOf, rule } from './rules.ts';

export const QUEST_MESSAGE_KINDS = ['to-people', 'from-volunteer', 'answer'] as const;
export const QUEST_MESSAGE_AUDIENCES = ['everybody', 'waiting', 'chosen'] as const;

/**
 * What a charity wrote to the people of a quest, what a volunteer wrote to the charity, and the charity's answer to
 * that. The author is a bare id: what was written stays when that account goes, without its name.
 */
export const questMessage = sqliteTable(
  'quest_message',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    kind: text({ enum: QUEST_MESSAGE_KINDS }).notNull(),
    authorId: text(),
    /** Volunteer who wrote the message or whom it answers; null for a message to many. */
    volunteerId: text().references(() => chariteer.id, { onDelete: 'restrict' }),
    audience: text({ enum: QUEST_MESSAGE_AUDIENCES }),
    /** Message that this one answers. */
    answersId: text(),
    body: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('quest_message_quest').on(t.questId, t.createdAt),
    index('quest_message_volunteer').on(t.volunteerId, t.createdAt),
    index('quest_message_author').on(t.authorId),
    index('quest_message_age').on(t.createdAt),
    rule('quest_message_kind', isOneOf('kind', QUEST_MESSAGE_KINDS)),
    rule('quest_message_audience', `"audience" IS NULL OR ${isOneOf('audience', QUEST_MESSAGE_AUDIENCES)}`),
    rule('quest_message_to_people', `("kind" = 'to-people') = ("audience" IS NOT NULL)`),
    rule('quest_message_one', `("kind" = 'to-people') = ("volunteerId" IS NULL)`),
    rule('quest_message_answer', `("kind" = 'answer') = ("answersId" IS NOT NULL)`),
    rule('quest_message_length', hasLength('body', 1, 1000)),
  ],
);

export const QUEST_NOTICE_KINDS = ['cancelled', 'reinstated', 'moved'] as const;

/** Notice that a quest was canceled, moved or restored, with the message its people got. */
export const questNotice = sqliteTable(
  'quest_notice',
  {
    id: text().primaryKey(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    kind: text({ enum: QUEST_NOTICE_KINDS }).notNull(),
    /** Why, or what else they should know, in the charity's words; null: nothing was added. */
    words: text(),
    senderId: text().references(() => account.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('quest_notice_quest').on(t.questId, t.createdAt),
    index('quest_notice_sender').on(t.senderId),
    rule('quest_notice_kind', isOneOf('kind', QUEST_NOTICE_KINDS)),
    rule('quest_notice_words', `"words" IS NULL OR ${hasLength('words', 1, 500)}`),
  ],
);

/** Someone whom no message reached was called: by whom, and when. */
export const callMark = sqliteTable(
  'call_mark',
  {
    noticeId: text()
      .notNull()
      .references(() => questNotice.id, { onDelete: 'cascade' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    calledById: text().references(() => account.id, { onDelete: 'set null' }),
    calledAt: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.noticeId, t.chariteerId] }),
    index('call_mark_chariteer').on(t.chariteerId),
    index('call_mark_caller').on(t.calledById),
  ],
);

/** “Would you come again?”, as one volunteer answered it. */
export const questFeedback = sqliteTable(
  'quest_feedback',
  {
    contractId: text()
      .primaryKey()
      .references(() => contract.id, { onDelete: 'cascade' }),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    wouldComeAgain: integer({ mode: 'boolean' }).notNull(),
    words: text(),
    answeredAt: integer().notNull(),
  },
  (t) => [
    index('quest_feedback_quest').on(t.questId),
    rule('quest_feedback_would', isFlag('wouldComeAgain')),
    rule('quest_feedback_words', `"words" IS NULL OR ${hasLength('words', 1, 280)}`),
  ],
);

/** How a charity writes to its people: where answers go, and which reminders it sends. Without a row, the defaults. */
export const providerMessaging = sqliteTable(
  'provider_messaging',
  {
    providerId: text()
      .primaryKey()
      .references(() => provider.id, { onDelete: 'cascade' }),
    /** Address for replies to the charity's messages; null if no one reads them. */
    answersTo: text(),
    /** JSON list of domain/messages/reminder.ts; null: the default. */
    reminders: text({ mode: 'json' }).$type<string[]>(),
  },
  () => [
    rule('provider_messaging_answers', `"answersTo" IS NULL OR (${isEmail('answersTo')})`),
    rule('provider_messaging_reminders', `"reminders" IS NULL OR (${isJsonOf('reminders', 'array')})`),
  ],
);

/** The reminders of the quests of one stamp, where they differ from the charity's. */
export const stampReminders = sqliteTable(
  'stamp_reminders',
  {
    stampId: text()
      .primaryKey()
      .references(() => quest.id, { onDelete: 'cascade' }),
    reminders: text({ mode: 'json' }).$type<string[]>().notNull().default(sql`'[]'`),
  },
  () => [rule('stamp_reminders_list', isJsonOf('reminders', 'array'))],
);
