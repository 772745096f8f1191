import { sql } from 'drizzle-orm';
import { newId } from '#db/new-id.ts';
import type { Db } from '#db/store.ts';

export type WalletChange = {
  providerId: string;
  amount: number;
  reason: string;
  alertId: string | null;
  createdBy: string;
};

/**
 * Writes a change of a wallet; false when the wallet does not hold what is to be taken. The condition stands in the
 * INSERT, so no one can overdraw it. `now` in epoch ms.
 */
export async function insertWalletEntry(tx: Db, now: number, change: WalletChange): Promise<boolean> {
  const { providerId, amount, reason, alertId, createdBy } = change;
  const written = await tx.all<{ id: string }>(sql`
    INSERT INTO wallet_entry ("id", "providerId", "currency", "amount", "reason", "alertId", "createdBy", "createdAt")
    SELECT ${newId(now)}, ${providerId}, 'CM', ${amount}, ${reason}, ${alertId}, ${createdBy}, ${now}
    WHERE ${amount} + (SELECT coalesce(sum(held."amount"), 0) FROM wallet_entry AS held
      WHERE held."providerId" = ${providerId} AND held."currency" = 'CM') >= 0
    RETURNING "id"`);
  return written.length === 1;
}
