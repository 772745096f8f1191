import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { account } from '#db/schema/account.ts';
import { paymentPurchase, paymentReturn } from '#db/schema/payment.ts';
import { provider } from '#db/schema/provider.ts';
import type { Db } from '#db/store.ts';
import { keptMana } from '#domain/payments/mana-package.ts';
import type { ManaBought } from '#domain/payments/payment-news.ts';
import { insertWalletEntry } from './insert-wallet-entry.ts';

/** Books Mana that a charity has paid for, under who bought it while that account exists. `now` in epoch ms. */
export async function bookPurchase(tx: Db, now: number, bought: ManaBought): Promise<void> {
  const { paymentId: id, providerId, accountId, mana, cents } = bought;
  const charity = await tx
    .select({ id: provider.id })
    .from(provider)
    .where(eq(provider.id, providerId))
    .get();
  // Another installation's, at the same account of the payment service: no charity of ours is ever deleted.
  if (!charity) return;
  await tx.insert(paymentPurchase).values({ id, providerId, mana, cents }).onConflictDoNothing();
  const buyer = await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).get();
  await bookKept(tx, now, id, buyer?.id ?? null);
}

/**
 * Books what a payment's refunds and disputes have changed, in proportion; nothing for a payment that bought no Mana.
 * A wallet whose Mana is spent already falls below 0, and the next purchase fills it up. `now` in epoch ms.
 */
export async function bookKept(
  tx: Db,
  now: number,
  paymentId: string,
  actorId: string | null = null,
): Promise<void> {
  const isPurchase = eq(paymentPurchase.id, paymentId);
  const purchase = await tx.select().from(paymentPurchase).where(isPurchase).get();
  if (!purchase) return;
  const { providerId, cents, bookedCents } = purchase;
  const returned = Math.min(cents, await readReturned(tx, paymentId));
  const booked = bookedCents === null ? 0 : keptMana(purchase, cents - bookedCents);
  const amount = keptMana(purchase, returned) - booked;
  await tx
    .update(paymentPurchase)
    .set({ bookedCents: cents - returned })
    .where(isPurchase);
  if (amount === 0) return;
  const reason = reasonOf(cents - returned - (bookedCents ?? 0));
  const change = { providerId, amount, reason, alertId: null, createdBy: actorId };
  await insertWalletEntry(tx, now, change, { mayOwe: true });
  const subject = { subjectId: providerId, detail: { amount } };
  await recordAudit(tx, now, { ...subject, action: 'wallet-topped-up', actorId });
}

async function readReturned(tx: Db, paymentId: string): Promise<number> {
  const charge = alias(paymentReturn, 'charge');
  const signed = sql<number>`CASE WHEN ${paymentReturn.chargeId} IS NULL THEN ${paymentReturn.cents}
    WHEN ${charge.lastEvent} < ${paymentReturn.lastEvent} THEN -${paymentReturn.cents} ELSE 0 END`;
  const row = await tx
    .select({ cents: sql<number>`coalesce(sum(${signed}), 0)` })
    .from(paymentReturn)
    .leftJoin(charge, eq(charge.id, paymentReturn.chargeId))
    .where(eq(paymentReturn.paymentId, paymentId))
    .get();
  return Math.max(0, row?.cents ?? 0);
}

const reasonOf = (cents: number) => `Stripe · ${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toFixed(2)}`;
