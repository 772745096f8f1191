import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { account } from './account.ts';
import { SUBSCRIPTION_STATUSES } from './chariteer.ts';
import { isOneOf, rule } from './rules.ts';

/** Ids of events of the payment service that were taken, and of its checkouts whose Mana is booked: each once. */
export const paymentEvent = sqliteTable('payment_event', {
  id: text().primaryKey(),
  takenAt: integer().notNull(),
});

/** A subscription at the payment service: what it told last, and whose it is; either can come first. */
export const paymentSubscription = sqliteTable(
  'payment_subscription',
  {
    /** The payment service's. */
    id: text().primaryKey(),
    accountId: text().references(() => account.id, { onDelete: 'cascade' }),
    plan: text({ enum: SUBSCRIPTION_STATUSES }),
    /** Sorts its events by when they happened. */
    lastEvent: text().notNull().default(''),
  },
  (t) => [
    index('payment_subscription_account').on(t.accountId),
    rule('payment_subscription_plan', isOneOf('plan', SUBSCRIPTION_STATUSES)),
  ],
);
