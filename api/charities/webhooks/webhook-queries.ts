import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { requireAdmin, requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import type { Context } from '#api/access/request/context.ts';
import { findProvider } from '#api/charities/providers/provider-queries.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { isAdminOf } from '#domain/permissions/permissions.ts';
import { WEBHOOK_KEPT_MS, WEBHOOK_LIMITS } from '#domain/webhooks/webhook.ts';

/** A webhook without its secrets. */
export type WebhookRow = Pick<
  typeof webhook.$inferSelect,
  'id' | 'providerId' | 'url' | 'events' | 'includesNames' | 'createdAt' | 'failingSince' | 'switchedOffAt'
>;

/** A webhook with its secret, which is shown once. */
export type NewWebhookRow = { webhook: WebhookRow; secret: string };

/** A message to a webhook, and how it went. */
export type WebhookDeliveryRow = Omit<typeof webhookDelivery.$inferSelect, 'triedSince' | 'leasedUntil'>;

const SHOWN = {
  id: webhook.id,
  providerId: webhook.providerId,
  url: webhook.url,
  events: webhook.events,
  includesNames: webhook.includesNames,
  createdAt: webhook.createdAt,
  failingSince: webhook.failingSince,
  switchedOffAt: webhook.switchedOffAt,
};

const SHOWN_DELIVERY = {
  id: webhookDelivery.id,
  webhookId: webhookDelivery.webhookId,
  event: webhookDelivery.event,
  questId: webhookDelivery.questId,
  contractId: webhookDelivery.contractId,
  at: webhookDelivery.at,
  status: webhookDelivery.status,
  tries: webhookDelivery.tries,
  nextTryAt: webhookDelivery.nextTryAt,
  lastTriedAt: webhookDelivery.lastTriedAt,
  answerCode: webhookDelivery.answerCode,
};

/** Webhooks of a charity, the oldest first. Errors: NOT_LOGGED_IN, PROVIDER_NOT_FOUND, FORBIDDEN. */
export async function listWebhooks(
  context: Context,
  { providerId }: { providerId: string },
): Promise<WebhookRow[]> {
  const { id } = await findProvider(context, providerId);
  requireAdmin(context.viewer, id);
  return webhooksOf(context.store.read, id);
}

/** All webhooks of a charity, the oldest first. */
export async function webhooksOf(db: Db, providerId: string): Promise<WebhookRow[]> {
  return db
    .select(SHOWN)
    .from(webhook)
    .where(eq(webhook.providerId, providerId))
    .orderBy(asc(webhook.createdAt), asc(webhook.id));
}

/** A webhook for an admin of its charity. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND, to everyone else too. */
export async function findWebhook(
  db: Db,
  viewer: Viewer | null,
  id: string,
): Promise<WebhookRow & { accountId: string }> {
  const { accountId } = requireLogin(viewer);
  const [row] = await db.select(SHOWN).from(webhook).where(eq(webhook.id, id));
  if (!row || !isAdminOf(viewer, row.providerId)) throw new DomainError('WEBHOOK_NOT_FOUND');
  return { ...row, accountId };
}

/** Messages of the last 30 days, the newest first. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND. */
export async function listDeliveries(
  { store, viewer, now }: Context,
  { webhookId }: { webhookId: string },
): Promise<WebhookDeliveryRow[]> {
  const { id } = await findWebhook(store.read, viewer, webhookId);
  return store.read
    .select(SHOWN_DELIVERY)
    .from(webhookDelivery)
    .where(and(eq(webhookDelivery.webhookId, id), gt(webhookDelivery.at, now - WEBHOOK_KEPT_MS)))
    .orderBy(desc(webhookDelivery.at), desc(sql`${webhookDelivery}.rowid`))
    .limit(WEBHOOK_LIMITS.shownMax);
}

/** A message with its webhook's charity. Errors: NOT_LOGGED_IN, WEBHOOK_NOT_FOUND. */
export async function findDelivery(db: Db, viewer: Viewer | null, id: string): Promise<WebhookDeliveryRow> {
  const [row] = await db.select(SHOWN_DELIVERY).from(webhookDelivery).where(eq(webhookDelivery.id, id));
  await findWebhook(db, viewer, row?.webhookId ?? '');
  if (!row) throw new DomainError('WEBHOOK_NOT_FOUND');
  return row;
}
