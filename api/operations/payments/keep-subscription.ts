import { and, eq, isNull, lt } from 'drizzle-orm';
import { writeSubscription } from '#api/people/volunteers/write-subscription.ts';
import { account } from '#db/schema/account.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { paymentSubscription } from '#db/schema/payment.ts';
import { recordMerge } from '#db/schema/record-merge.ts';
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

/**
 * Keeps whose a subscription is: of an account that is gone too, which has it ended; not of one that was never here.
 * `now` in epoch ms.
 */
export async function keepSubscriber(
  tx: Db,
  now: number,
  { subscriptionId: id, accountId: told }: { subscriptionId: string; accountId: string },
): Promise<void> {
  const accountId = await findOwner(tx, told);
  if (accountId === null) return;
  await tx
    .insert(paymentSubscription)
    .values({ id, accountId })
    .onConflictDoUpdate({ target: paymentSubscription.id, set: { accountId } });
  await writeBest(tx, now, accountId);
}

/** Returns who an account is now: the one that it was merged into, or itself if it is here or was. */
async function findOwner(tx: Db, accountId: string): Promise<string | null> {
  const owner = await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).get();
  if (owner) return accountId;
  const isOfIt = and(eq(recordMerge.droppedId, accountId), isNull(recordMerge.undoneAt));
  const merge = await tx.select({ keptId: recordMerge.keptId }).from(recordMerge).where(isOfIt).get();
  if (merge) return findOwner(tx, merge.keptId);
  const erased = await tx
    .select({ id: chariteer.id })
    .from(chariteer)
    .where(eq(chariteer.id, accountId))
    .get();
  return erased ? accountId : null;
}

/** Sets the best of what an account pays for; what staff have set holds until the payment service tells something. */
export async function writeBest(tx: Db, now: number, accountId: string): Promise<void> {
  const rows = await tx
    .select({ plan: paymentSubscription.plan })
    .from(paymentSubscription)
    .where(eq(paymentSubscription.accountId, accountId));
  const plans = rows.flatMap(({ plan }) => plan ?? []);
  if (plans.length > 0) await writeSubscription(tx, now, { accountId, plan: bestPlan(plans) });
}
