import { insertPurchase } from '#api/alerts/wallet/insert-purchase.ts';
import { paymentEvent } from '#db/schema/payment.ts';
import type { Db, Store } from '#db/store.ts';
import { type PaymentEvent, type PaymentNews, readPaymentNews } from '#domain/payments/payment-news.ts';
import { keepPlan, keepSubscriber } from './keep-subscription.ts';

/** Takes an event of the payment service, once, whatever came before it. `now` in epoch ms. */
export async function takePaymentEvent(store: Store, now: number, event: PaymentEvent): Promise<void> {
  const news = readPaymentNews(event);
  if (news === null) return;
  await store.write(async (tx) => {
    if (await isFirst(tx, now, event.id)) await take(tx, now, news);
  });
}

async function take(tx: Db, now: number, news: PaymentNews): Promise<void> {
  if (news.kind === 'plan') return keepPlan(tx, now, news);
  if (news.kind === 'subscriber') return keepSubscriber(tx, now, news);
  // Several events tell of one checkout.
  if (await isFirst(tx, now, news.sessionId)) await insertPurchase(tx, now, news);
}

async function isFirst(tx: Db, takenAt: number, id: string): Promise<boolean> {
  const kept = await tx.insert(paymentEvent).values({ id, takenAt }).onConflictDoNothing().returning();
  return kept.length === 1;
}
