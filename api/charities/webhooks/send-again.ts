import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { MutationSendWebhookAgainArgs } from '#api/graphql/generated/types.ts';
import { webhookDelivery } from '#db/schema/webhook.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { WebhookDeliveryRow } from './webhook-queries.ts';
import { findDelivery, findWebhook } from './webhook-queries.ts';

/**
 * Sends a message again, under its id, with 24 hours of tries. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND, also of one that
 * is switched off.
 */
export async function sendWebhookAgain(
  { store, viewer, now }: Context,
  { deliveryId }: MutationSendWebhookAgainArgs,
): Promise<WebhookDeliveryRow> {
  return store.write(async (tx) => {
    const { webhookId } = await findDelivery(tx, viewer, deliveryId);
    const { providerId, accountId, switchedOffAt } = await findWebhook(tx, viewer, webhookId);
    if (switchedOffAt !== null) throw new DomainError('WEBHOOK_NOT_FOUND');
    await tx
      .update(webhookDelivery)
      .set({ status: 'waiting', tries: 0, triedSince: now, nextTryAt: now })
      .where(eq(webhookDelivery.id, deliveryId));
    const about = { actorId: accountId, subjectId: providerId, detail: { webhookId, deliveryId } };
    await recordAudit(tx, now, { ...about, action: 'webhook-sent-again' });
    return findDelivery(tx, viewer, deliveryId);
  });
}
