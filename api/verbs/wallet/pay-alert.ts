import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { DomainEvents } from '#domain/events/domain-event.ts';
import { insertWalletEntry } from './insert-wallet-entry.ts';

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
