import { and, inArray, lte, or } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { MAIL_MEMORY_MS } from '#domain/messages/mail-kind.ts';

/**
 * Forgets, after 90 days, which mails there were: sent ones counted from when they were sent, others from when they
 * were written. `now` in epoch ms.
 */
export async function sweepMail(store: Store, now: number): Promise<void> {
  const { status, createdAt, sentAt } = outboxMessage;
  const before = now - MAIL_MEMORY_MS;
  const isDone = inArray(status, ['sent', 'failed', 'expired']);
  // What was sent before then was written before then: found by the index.
  const isOld = and(
    isDone,
    lte(createdAt, before),
    or(lte(sentAt, before), inArray(status, ['failed', 'expired'])),
  );
  if (isOld) await deleteInSteps(store, outboxMessage, isOld);
}
