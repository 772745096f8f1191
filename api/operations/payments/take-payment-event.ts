import { gt, lt } from 'drizzle-orm';
import { bookKept, bookPurchase } from '#api/alerts/wallet/book-purchase.ts';
import { paymentEvent, paymentReturn } from '#db/schema/payment.ts';
import type { Db, Store } from '#db/store.ts';
import {
  type MoneyReturned,
  type PaymentEvent,
  type PaymentNews,
  type RefundFailed,
  readPaymentNews,
} from '#domain/payments/payment-news.ts';
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
  if (news.kind === 'return') return keepReturn(tx, now, news);
  if (news.kind === 'failed') return keepFailure(tx, now, news);
  // Several events tell of one checkout.
  if (await isFirst(tx, now, news.sessionId)) await bookPurchase(tx, now, news);
}

/** Keeps what is refunded or disputed now, unless something newer is known of it. */
async function keepReturn(tx: Db, now: number, news: MoneyReturned): Promise<void> {
  const { id, paymentId, cents, isWhole, order: lastEvent } = news;
  await tx
    .insert(paymentReturn)
    .values({ id, paymentId, cents, isWhole, lastEvent })
    .onConflictDoUpdate({
      target: paymentReturn.id,
      set: { cents, isWhole, lastEvent },
      setWhere: lt(paymentReturn.lastEvent, lastEvent),
    });
  await bookKept(tx, now, paymentId);
}

/** Keeps when a refund failed: what was told of the charge since does not count it. */
async function keepFailure(tx: Db, now: number, news: RefundFailed): Promise<void> {
  const { id, chargeId, paymentId, cents, order: lastEvent } = news;
  await tx
    .insert(paymentReturn)
    .values({ id, chargeId, paymentId, cents, isWhole: false, lastEvent })
    .onConflictDoUpdate({
      target: paymentReturn.id,
      set: { lastEvent },
      setWhere: gt(paymentReturn.lastEvent, lastEvent),
    });
  await bookKept(tx, now, paymentId);
}

async function isFirst(tx: Db, takenAt: number, id: string): Promise<boolean> {
  const kept = await tx.insert(paymentEvent).values({ id, takenAt }).onConflictDoNothing().returning();
  return kept.length === 1;
}
