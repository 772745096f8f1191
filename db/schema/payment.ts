import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { SUBSCRIPTION_STATUSES } from './chariteer.ts';
import { provider } from './provider.ts';
import { isFlag, isOneOf, rule } from './rules.ts';

/** `now`: nothing is charged any more. `period`: it runs out with what is paid. */
export const SUBSCRIPTION_ENDS = ['now', 'period'] as const;
export type SubscriptionEnd = (typeof SUBSCRIPTION_ENDS)[number];

/** Ids of events of the payment service that were taken, and of its checkouts whose Mana is booked: each once. */
export const paymentEvent = sqliteTable('payment_event', {
  id: text().primaryKey(),
  takenAt: integer().notNull(),
});

/** Mana that was paid for, and how much of its price is booked: all but what was refunded or is disputed. */
export const paymentPurchase = sqliteTable(
  'payment_purchase',
  {
    /** The payment's, at the payment service. */
    id: text().primaryKey(),
    providerId: text()
      .notNull()
      .references(() => provider.id, { onDelete: 'restrict' }),
    mana: integer().notNull(),
    cents: integer().notNull(),
    /** Null until it is booked. */
    bookedCents: integer(),
  },
  (t) => [
    index('payment_purchase_provider').on(t.providerId),
    rule('payment_purchase_mana', `"mana" > 0`),
    rule('payment_purchase_booked', `"bookedCents" BETWEEN 0 AND "cents"`),
  ],
);

/**
 * What a charge's refunds, or a dispute, take back of a payment, or a refund that failed gives back to it; it can come
 * before what was paid.
 */
export const paymentReturn = sqliteTable(
  'payment_return',
  {
    /** The charge's, the dispute's or the failed refund's. */
    id: text().primaryKey(),
    paymentId: text().notNull(),
    /** Charge of a failed refund: what was told of it before counts the refund. */
    chargeId: text(),
    cents: integer().notNull(),
    /** Whether a subscription ends by it. */
    isWhole: integer({ mode: 'boolean' }).notNull(),
    lastEvent: text().notNull(),
    /** Whether the payment service was asked which subscription it is of. */
    isLookedUp: integer({ mode: 'boolean' }).notNull().default(false),
    subscriptionId: text(),
  },
  (t) => [
    index('payment_return_payment').on(t.paymentId),
    index('payment_return_subscription').on(t.subscriptionId),
    index('payment_return_charge').on(t.chargeId),
    index('payment_return_unknown').on(t.id).where(sql.raw(`"isWhole" AND NOT "isLookedUp"`)),
    rule('payment_return_cents', `"cents" >= 0`),
    rule('payment_return_whole', isFlag('isWhole')),
    rule('payment_return_looked_up', isFlag('isLookedUp')),
  ],
);

/**
 * A subscription at the payment service: what it told last, and whose it is; either can come first. It outlives the
 * account until the payment service has ended it.
 */
export const paymentSubscription = sqliteTable(
  'payment_subscription',
  {
    /** The payment service's. */
    id: text().primaryKey(),
    /** No foreign key: without the account it is to be ended. */
    accountId: text(),
    plan: text({ enum: SUBSCRIPTION_STATUSES }),
    /** Sorts its events by when they happened. */
    lastEvent: text().notNull().default(''),
    /** The end that the payment service was asked for: at once, or with what is paid. */
    endAsked: text({ enum: SUBSCRIPTION_ENDS }),
  },
  (t) => [
    index('payment_subscription_account').on(t.accountId),
    rule('payment_subscription_plan', isOneOf('plan', SUBSCRIPTION_STATUSES)),
    rule('payment_subscription_end', isOneOf('endAsked', SUBSCRIPTION_ENDS)),
  ],
);
