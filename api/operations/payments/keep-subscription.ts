import { eq, lt } from 'drizzle-orm';
import { writeSubscription } from '#api/people/volunteers/write-subscription.ts';
import { account } from '#db/schema/account.ts';
import { paymentSubscription } from '#db/schema/payment.ts';
import type { Db } from '#db/store.ts';
import { bestPlan, type PaymentNews } from '#domain/payments/payment-news.ts';

/** Keeps what a subscription is now, unless something newer is known of it. `now` in epoch ms. */
export async function keepPlan(
  tx: Db,
  now: number,
  { subscriptionId: id, accountId, plan, order: lastEvent }: PaymentNews & { kind: 'plan' },
): Promise<void> {
  const [kept] = await tx
    .insert(paymentSubscription)
    .values({ id, plan, lastEvent })
    .onConflictDoUpdate({
      target: paymentSubscription.id,
      set: { plan, lastEvent },
      setWhere: lt(paymentSubscription.lastEvent, lastEvent),
    })
    .returning({ accountId: paymentSubscription.accountId });
  if (accountId !== null) return keepSubscriber(tx, now, { subscriptionId: id, accountId });
  if (kept?.accountId) await writeBest(tx, now, kept.accountId);
}

/** Keeps whose a subscription is. An account that is gone has none. `now` in epoch ms. */
export async function keepSubscriber(
  tx: Db,
  now: number,
  { subscriptionId: id, accountId }: { subscriptionId: string; accountId: string },
): Promise<void> {
  const owner = await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).get();
  if (!owner) return;
  await tx
    .insert(paymentSubscription)
    .values({ id, accountId })
    .onConflictDoUpdate({ target: paymentSubscription.id, set: { accountId } });
  await writeBest(tx, now, accountId);
}

/** Sets the best of what an account pays for; what staff have set holds until the payment service tells something. */
async function writeBest(tx: Db, now: number, accountId: string): Promise<void> {
  const rows = await tx
    .select({ plan: paymentSubscription.plan })
    .from(paymentSubscription)
    .where(eq(paymentSubscription.accountId, accountId));
  const plans = rows.flatMap(({ plan }) => plan ?? []);
  if (plans.length > 0) await writeSubscription(tx, now, { accountId, plan: bestPlan(plans) });
}
