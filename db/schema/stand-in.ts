import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { quest } from './quest.ts';
import { hasLength, isFlag, isOneOf, rule } from './rules.ts';

export const STAND_IN_WAYS = ['open', 'link'] as const;
export const STAND_IN_STATES = ['wanted', 'handed-over', 'withdrawn'] as const;

/**
 * Someone on a quest looks for a sub: openly, for all whom the gate would let take the place, or by a link for
 * one person. The place stays theirs until someone has it.
 */
export const standInRequest = sqliteTable(
  'stand_in_request',
  {
    id: text().primaryKey(),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'cascade' }),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'cascade' }),
    /** Volunteer who needs a sub. */
    chariteerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'cascade' }),
    way: text({ enum: STAND_IN_WAYS }).notNull(),
    state: text({ enum: STAND_IN_STATES }).notNull().default('wanted'),
    word: text(),
    askedAt: integer().notNull(),
    endedAt: integer(),
    /** The contract of whoever took the place. */
    takenByContractId: text().references(() => contract.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('stand_in_request_open')
      .on(t.contractId)
      .where(sql.raw(`"way" = 'open' AND "state" = 'wanted'`)),
    index('stand_in_request_contract').on(t.contractId),
    index('stand_in_request_quest').on(t.questId, t.state),
    index('stand_in_request_chariteer').on(t.chariteerId, t.state),
    index('stand_in_request_taken').on(t.takenByContractId),
    rule('stand_in_request_way', isOneOf('way', STAND_IN_WAYS)),
    rule('stand_in_request_state', isOneOf('state', STAND_IN_STATES)),
    rule('stand_in_request_word', `"word" IS NULL OR ${hasLength('word', 1, 140)}`),
    rule('stand_in_request_ended', `("state" = 'wanted') = ("endedAt" IS NULL)`),
    rule('stand_in_request_taken', `"takenByContractId" IS NULL OR "state" = 'handed-over'`),
  ],
);

/** Whether people may hand on places of the quests of one stamp. Without a row they may. */
export const stampPlaces = sqliteTable(
  'stamp_places',
  {
    stampId: text()
      .primaryKey()
      .references(() => quest.id, { onDelete: 'cascade' }),
    allowsStandIns: integer({ mode: 'boolean' }).notNull(),
  },
  () => [rule('stamp_places_stand_ins', isFlag('allowsStandIns'))],
);
