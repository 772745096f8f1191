import type { webhook, webhookDelivery } from '#db/schema/webhook.ts';

/** A webhook without its secrets. */
export type WebhookRow = Pick<
  typeof webhook.$inferSelect,
  'id' | 'providerId' | 'url' | 'events' | 'includesNames' | 'createdAt' | 'failingSince' | 'switchedOffAt'
>;

/** A webhook with its secret, which is shown once. */
export type NewWebhookRow = { webhook: WebhookRow; secret: string };

/** A message to a webhook, and how it went. */
export type WebhookDeliveryRow = Omit<typeof webhookDelivery.$inferSelect, 'triedSince' | 'leasedUntil'>;
