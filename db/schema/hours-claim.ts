import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { CLAIM_KINDS, CLAIM_LEVELS, CLAIM_STATES, CLAIM_STATUSES } from '#domain/attendance/hours-claim.ts';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

/** What a volunteer says of their hours on a quest, and how it was decided. Its words go with the person. */
export const hoursClaim = sqliteTable(
  'hours_claim',
  {
    id: text().primaryKey(),
    kind: text({ enum: CLAIM_KINDS }).notNull(),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'restrict' }),
    /** Null of someone who was not on the quest, until they are added. */
    contractId: text().references(() => contract.id, { onDelete: 'cascade' }),
    status: text({ enum: CLAIM_STATUSES }).notNull(),
    actualArrivalAt: integer(),
    actualDepartureAt: integer(),
    words: text(),
    createdAt: integer().notNull(),
    state: text({ enum: CLAIM_STATES }).notNull().default('open'),
    level: text({ enum: CLAIM_LEVELS }).notNull().default('charity'),
    /** Timestamp of the last answer. */
    answeredAt: integer(),
    answeredById: text(),
    answer: text(),
  },
  (t) => [
    uniqueIndex('hours_claim_open').on(t.questId, t.chariteerId).where(sql.raw(`"state" = 'open'`)),
    index('hours_claim_person').on(t.chariteerId, t.createdAt),
    index('hours_claim_quest').on(t.questId),
    index('hours_claim_contract').on(t.contractId),
    index('hours_claim_staff').on(t.createdAt).where(sql.raw(`"state" = 'open' AND "level" = 'staff'`)),
    rule('hours_claim_kind', isOneOf('kind', CLAIM_KINDS)),
    rule('hours_claim_status', isOneOf('status', CLAIM_STATUSES)),
    rule('hours_claim_state', isOneOf('state', CLAIM_STATES)),
    rule('hours_claim_level', isOneOf('level', CLAIM_LEVELS)),
    rule('hours_claim_words', `length("words") BETWEEN 1 AND 300`),
    rule('hours_claim_answer', `length("answer") <= 300`),
    rule('hours_claim_answered', `"state" = 'open' OR "answeredAt" IS NOT NULL`),
    rule('hours_claim_order', `"actualDepartureAt" >= "actualArrivalAt"`),
  ],
);
