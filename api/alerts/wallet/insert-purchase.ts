import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { account } from '#db/schema/account.ts';
import type { Db } from '#db/store.ts';
import type { PaymentNews } from '#domain/payments/payment-news.ts';
import { insertWalletEntry } from './insert-wallet-entry.ts';

/** Books Mana that a charity has paid for, under who bought it while that account exists. `now` in epoch ms. */
export async function insertPurchase(
  tx: Db,
  now: number,
  { providerId, accountId, mana: amount, cents }: PaymentNews & { kind: 'mana' },
): Promise<void> {
  const buyer = await tx.select({ id: account.id }).from(account).where(eq(account.id, accountId)).get();
  const actorId = buyer?.id ?? null;
  const reason = `Stripe · $${(cents / 100).toFixed(2)}`;
  await insertWalletEntry(tx, now, { providerId, amount, reason, alertId: null, createdBy: actorId });
  await recordAudit(tx, now, {
    action: 'wallet-topped-up',
    actorId,
    subjectId: providerId,
    detail: { amount },
  });
}
