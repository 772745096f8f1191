import { lte } from 'drizzle-orm';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { webhookDelivery } from '#db/schema/webhook.ts';
import type { Store } from '#db/store.ts';
import { WEBHOOK_KEPT_MS } from '#domain/webhooks/webhook.ts';

/** Deletes messages to webhooks after 30 days. `now` in epoch ms. */
export async function sweepWebhooks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, webhookDelivery, lte(webhookDelivery.at, now - WEBHOOK_KEPT_MS));
}
