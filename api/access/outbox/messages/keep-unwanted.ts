import { deliveryRow } from '#api/access/outbox/rows/delivery-row.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { outboxMessage } from '#db/schema/outbox-message.ts';
import type { Db } from '#db/store.ts';
import { SWITCHED_OFF } from '#domain/messages/delivery-failure.ts';
import type { Message, Told } from './queue-messages.ts';

const ROWS_AT_ONCE = 100;

/**
 * Writes down who was not reached by a message since they have switched its class off: a delivery that went nowhere,
 * with that as its reason. For messages whose sender is shown whom they reached; they stand in the inbox all the same.
 */
export async function keepUnwanted(
  tx: Db,
  context: MailContext,
  { kind, questId = null, startsAt = null, aboutId = null }: Message,
  told: readonly Told[],
): Promise<void> {
  const rows = told.flatMap(({ reach: { personId, accountId }, state }) => {
    if (state !== 'unwanted') return [];
    const about = { kind, questId, startsAt, aboutId, ownerId: accountId };
    const nowhere = { channel: 'email', recipient: '', content: null, status: 'unreachable' } as const;
    const aboutPersonId = personId === accountId ? null : personId;
    return { ...deliveryRow(tx, context, { ...about, ...nowhere, aboutPersonId }), lastError: SWITCHED_OFF };
  });
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await tx.insert(outboxMessage).values(rows.slice(at, at + ROWS_AT_ONCE));
}
