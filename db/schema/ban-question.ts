import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { banTrace } from './ban-trace.ts';
import { chariteer } from './chariteer.ts';
import { isOneOf, rule } from './rules.ts';

export const BAN_ANSWERS = ['same', 'different'] as const;

/** Whether a record that shares a telephone number is the person whom a charity has banned. */
export const banQuestion = sqliteTable(
  'ban_question',
  {
    id: text().primaryKey(),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    rootId: text()
      .notNull()
      .references(() => banTrace.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    answer: text({ enum: BAN_ANSWERS }),
    answeredAt: integer(),
  },
  (t) => [
    uniqueIndex('ban_question_person').on(t.chariteerId, t.rootId),
    index('ban_question_root').on(t.rootId),
    rule('ban_question_answer', isOneOf('answer', BAN_ANSWERS)),
    rule('ban_question_answered', `("answer" IS NULL) = ("answeredAt" IS NULL)`),
  ],
);
