import { and, eq, gt, inArray } from 'drizzle-orm';
import { isMailTo } from '#api/access/outbox/mail-to.ts';
import { changedTo } from '#api/access/outbox/rows/status-change.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { deliveryFailureText } from '#domain/messages/delivery-failure.ts';
import { TO_TYPED_ADDRESSES } from '#domain/messages/mail-kind.ts';

/** No mail server tries longer before it sends an email back. */
const RETURNS_WITHIN_MS = 7 * 24 * 3_600_000;

/**
 * Marks emails that came back from these addresses as refused, as if the server had refused them at sending. Returns
 * their ids. `now` in epoch ms.
 */
export async function failReturnedMails(
  tx: Db,
  addresses: readonly string[],
  now: number,
): Promise<string[]> {
  const { id, kind, status, createdAt } = outboxMessage;
  const failure = { reason: 'refused', code: null } as const;
  const returned = await tx
    .update(outboxMessage)
    .set({ ...changedTo('failed', now), sentAt: null, lastError: deliveryFailureText('email', failure) })
    .where(
      and(
        isMailTo(tx, addresses),
        inArray(kind, TO_TYPED_ADDRESSES),
        eq(status, 'sent'),
        gt(createdAt, now - RETURNS_WITHIN_MS),
      ),
    )
    .returning({ id });
  return returned.map((mail) => mail.id);
}
