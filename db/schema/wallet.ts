import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { alert } from './alert.ts';
import { provider } from './provider.ts';
import { isOneOf, rule } from './rules.ts';

export const CURRENCIES = ['CM'] as const;

/** The ledger of a provider's Mana; its balance is the sum. Triggers refuse changed and deleted amounts. */
export const walletEntry = sqliteTable(
  'wallet_entry',
  {
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    currency: text({ enum: CURRENCIES }).notNull().default('CM'),
    amount: integer().notNull(),
    reason: text().notNull(),
    alertId: text().references(() => alert.id, { onDelete: 'restrict' }),
    createdBy: text().references(() => account.id, { onDelete: 'set null' }),
    createdAt: integer().notNull(),
  },
  (t) => [
    index('wallet_entry_provider').on(t.providerId, t.currency, t.createdAt),
    index('wallet_entry_alert').on(t.alertId),
    index('wallet_entry_creator').on(t.createdBy),
    rule('wallet_entry_currency', isOneOf('currency', CURRENCIES)),
    rule('wallet_entry_amount', `"amount" <> 0`),
  ],
);
