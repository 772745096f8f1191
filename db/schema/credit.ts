import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { ACCOUNT_TYPES } from './account.ts';
import { chariteer } from './chariteer.ts';
import { contract } from './contract.ts';
import { quest } from './quest.ts';
import { isOneOf, rule } from './rules.ts';

export const CREDIT_TYPES = ['volunteerTime', 'reputation'] as const;
export const CREDIT_UNITS = ['minutes', 'reputationXP'] as const;

/** Credits of a contract, at most one per type; a changed attendance entry replaces them (OPEN-ATT-01). */
export const credit = sqliteTable(
  'credit',
  {
    id: text().primaryKey(),
    playerId: text()
      .notNull()
      .references(() => chariteer.id, { onDelete: 'restrict' }),
    playerAccountType: text({ enum: ACCOUNT_TYPES }).notNull().default('Chariteer'),
    questId: text()
      .notNull()
      .references(() => quest.id, { onDelete: 'restrict' }),
    contractId: text()
      .notNull()
      .references(() => contract.id, { onDelete: 'restrict' }),
    type: text({ enum: CREDIT_TYPES }).notNull(),
    unit: text({ enum: CREDIT_UNITS }).notNull(),
    value: integer().notNull(),
    creditor: text().notNull(),
    createdAt: integer().notNull(),
  },
  (t) => [
    uniqueIndex('credit_contract_type').on(t.contractId, t.type),
    index('credit_player').on(t.playerId, t.createdAt),
    index('credit_quest').on(t.questId),
    rule('credit_account_type', isOneOf('playerAccountType', ACCOUNT_TYPES)),
    rule(
      'credit_type_and_unit',
      `("type" = 'volunteerTime' AND "unit" = 'minutes' AND "value" >= 0) OR ` +
        `("type" = 'reputation' AND "unit" = 'reputationXP')`,
    ),
  ],
);
