import { and, eq, not, sql } from 'drizzle-orm';
import type { Job, JobContext } from '#api/access/jobs/job.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { endSubscription, findPaidSubscription } from '#api/process/payment-service.ts';
import { paymentReturn, paymentSubscription, type SubscriptionEnd } from '#db/schema/payment.ts';
import type { Db } from '#db/store.ts';
import { everyMinutes } from '#domain/time/slots.ts';

/** Calls of one kind that one run makes. */
const CALLS_A_RUN = 100;

/**
 * Ends at the payment service what no one is to go on paying for. What is to be ended follows from the rows alone, so
 * nothing is lost with a process, and what failed is tried again.
 */
export const SUBSCRIPTION_ENDS: Job = {
  name: 'subscription-ends',
  isOn: ({ paymentShop }) => paymentShop.key !== '',
  slotAt: everyMinutes(1),
  async run(context) {
    const { read } = context.store;
    const isUnknown = and(paymentReturn.isWhole, not(paymentReturn.isLookedUp));
    const returns = await read.select().from(paymentReturn).where(isUnknown).limit(CALLS_A_RUN);
    await forEach(context, returns, lookUp);
    return forEach(context, await readDue(read), end);
  },
};

/** Works through all items and resolves with their number; where one fails, the others are done before the run fails. */
async function forEach<Item extends { id: string }>(
  context: JobContext,
  items: readonly Item[],
  work: (context: JobContext, item: Item) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = [];
  for (const item of items)
    await work(context, item).catch((error: unknown) => {
      logFailure(context.log, error, { id: item.id }, 'the payment service was not asked');
      failures.push(error);
    });
  if (failures.length > 0) throw failures[0];
  return items.length;
}

async function lookUp(
  { config, step }: JobContext,
  { id, paymentId }: typeof paymentReturn.$inferSelect,
): Promise<void> {
  const subscriptionId = await findPaidSubscription(config.paymentShop, paymentId);
  const isReturn = eq(paymentReturn.id, id);
  await step((tx) => tx.update(paymentReturn).set({ subscriptionId, isLookedUp: true }).where(isReturn));
}

type Due = { id: string; end: SubscriptionEnd; isGone: number };

/**
 * At once: those of erased accounts, and those of which a payment was refunded in full or is disputed. With what is
 * paid: those of closed accounts, which can come back for a day, of banned ones, and all but the best of one person's.
 */
function readDue(db: Db): Promise<Due[]> {
  const isGone = sql`owner."id" IS NULL AND closed."accountId" IS NULL`;
  const isReturned = sql`EXISTS (SELECT 1 FROM payment_return AS back
    WHERE back."subscriptionId" = paid."id" AND back."isWhole" AND NOT EXISTS (SELECT 1 FROM payment_return AS failed
      WHERE failed."chargeId" = back."id" AND failed."lastEvent" > back."lastEvent"))`;
  const isDouble = sql`EXISTS (SELECT 1 FROM payment_subscription AS other
    WHERE other."accountId" = paid."accountId" AND other."plan" IN ('silver', 'gold') AND other."endAsked" IS NULL
      AND (other."plan" = 'silver', other.rowid) < (paid."plan" = 'silver', paid.rowid))`;
  return db.all<Due>(sql`
    SELECT "id", "end", "isGone" FROM (
      SELECT paid."id", paid."endAsked", ${isGone} AS "isGone", CASE
        WHEN ${isGone} OR ${isReturned} THEN 'now'
        WHEN paid."plan" IN ('silver', 'gold') AND (owner."id" IS NULL OR owner."isBanned" OR ${isDouble})
          THEN coalesce(paid."endAsked", 'period')
      END AS "end"
      FROM payment_subscription AS paid
      LEFT JOIN account AS owner ON owner."id" = paid."accountId"
      LEFT JOIN closed_account AS closed ON closed."accountId" = paid."accountId"
      WHERE paid."accountId" IS NOT NULL)
    WHERE "end" IS NOT NULL AND ("isGone" OR "end" IS NOT "endAsked") LIMIT ${CALLS_A_RUN}`);
}

/** Ends a subscription; of an account that is gone, whose it was is forgotten. */
async function end({ config, step }: JobContext, { id, end: endAsked, isGone }: Due): Promise<void> {
  await endSubscription(config.paymentShop, id, endAsked);
  const asked = isGone ? { endAsked, accountId: null } : { endAsked };
  await step((tx) => tx.update(paymentSubscription).set(asked).where(eq(paymentSubscription.id, id)));
}
