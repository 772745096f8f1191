import { and, inArray, lte, or } from 'drizzle-orm';
import type { DeliveryStatus } from '#api/access/outbox/rows/status-change.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Store } from '#db/store.ts';
import { MAIL_MEMORY_MS } from '#domain/messages/mail-kind.ts';

/** States in which nothing is sent any more, and nothing was. */
const UNSENT: DeliveryStatus[] = ['failed', 'expired', 'unreachable', 'held'];
const DONE: DeliveryStatus[] = ['sent', ...UNSENT];

/**
 * Forgets, after 90 days, which emails there were: sent ones counted from when they were sent, others from when they
 * were written. `now` in epoch ms.
 */
export async function sweepMail(store: Store, now: number): Promise<void> {
  const { status, createdAt, sentAt } = outboxMessage;
  const before = now - MAIL_MEMORY_MS;
  const isDone = inArray(status, DONE);
  // What was sent before then was written before then: found by the index.
  const isOld = and(isDone, lte(createdAt, before), or(lte(sentAt, before), inArray(status, UNSENT)));
  if (isOld) await deleteInSteps(store, outboxMessage, isOld);
}
