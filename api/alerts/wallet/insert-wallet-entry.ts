import { sql } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';

export type WalletChange = {
  providerId: string;
  amount: number;
  reason: string;
  alertId: string | null;
  createdBy: string | null;
};

/**
 * Writes a change of a wallet; false when the wallet does not hold what is to be taken, unless it may owe that. The
 * condition stands in the INSERT, so no one can overdraw it. `now` in epoch ms.
 */
export async function insertWalletEntry(
  tx: Db,
  now: number,
  change: WalletChange,
  { mayOwe = false } = {},
): Promise<boolean> {
  const { providerId, amount, reason, alertId, createdBy } = change;
  const written = await tx.all<{ id: string }>(sql`
    INSERT INTO wallet_entry ("id", "providerId", "currency", "amount", "reason", "alertId", "createdBy", "createdAt")
    SELECT ${newId(now)}, ${providerId}, 'CM', ${amount}, ${reason}, ${alertId}, ${createdBy}, ${now}
    WHERE ${mayOwe || amount > 0 ? 1 : 0} OR ${amount} + (SELECT coalesce(sum(held."amount"), 0) FROM wallet_entry AS held
      WHERE held."providerId" = ${providerId} AND held."currency" = 'CM') >= 0
    RETURNING "id"`);
  return written.length === 1;
}

/** Takes what an alert costs from the charity's wallet. `now` in epoch ms. Errors: INSUFFICIENT_MANA. */
export async function payAlert(
  tx: Db,
  now: number,
  { alertId, providerId, cost, senderId }: DomainEvents['AlertSent'],
): Promise<void> {
  if (cost === 0) return;
  const change = { providerId, amount: -cost, reason: 'Broadcast', alertId, createdBy: senderId };
  if (!(await insertWalletEntry(tx, now, change))) throw new DomainError('INSUFFICIENT_MANA');
}
