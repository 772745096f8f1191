import { and, eq, ne } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import type { Plan } from '#domain/payments/payment-news.ts';

/** Sets what a volunteer pays for, as the payment service tells. `now` in epoch ms. */
export async function writeSubscription(
  tx: Db,
  now: number,
  { accountId, plan: subscriptionStatus }: { accountId: string; plan: Plan },
): Promise<void> {
  const isOther = and(
    eq(chariteer.id, accountId),
    isStillThere(),
    ne(chariteer.subscriptionStatus, subscriptionStatus),
  );
  const changed = await tx
    .update(chariteer)
    .set({ subscriptionStatus })
    .where(isOther)
    .returning({ id: chariteer.id });
  if (changed.length === 0) return;
  await recordAudit(tx, now, {
    action: 'subscription',
    actorId: null,
    subjectId: accountId,
    detail: { subscriptionStatus },
  });
}
