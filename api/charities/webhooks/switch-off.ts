import { and, eq, lte } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import { queueMail } from '#api/access/outbox/queue-mail.ts';
import type { MailContext } from '#api/access/outbox/rows/mail-context.ts';
import { readCharityAdmins } from '#api/messages/recipients/charity-admins.ts';
import { deleteInSteps } from '#db/delete-in-steps.ts';
import { provider } from '#db/schema/provider.ts';
import { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { Db, Store } from '#db/store.ts';
import { localeOf, mailIn } from '#domain/messages/mail-language.ts';
import { WEBHOOK_KEPT_MS } from '#domain/webhooks/webhook.ts';
import { webhookOffMail } from './webhook-off-mail.ts';

/** Switches a webhook off; what waits for it is not sent. `now` in epoch ms. */
export async function switchOff(tx: Db, webhookId: string, now: number): Promise<void> {
  await tx.update(webhook).set({ switchedOffAt: now }).where(eq(webhook.id, webhookId));
  await tx
    .update(webhookDelivery)
    .set({ status: 'unsent' })
    .where(and(eq(webhookDelivery.webhookId, webhookId), eq(webhookDelivery.status, 'waiting')));
}

/** Switches a webhook off whose receiver fails, and tells the charity's admins. */
export async function giveUpWebhook(
  tx: Db,
  context: MailContext,
  { id, providerId }: { id: string; providerId: string },
): Promise<void> {
  const { now, config } = context;
  await switchOff(tx, id, now);
  const about = { actorId: null, subjectId: providerId, detail: { webhookId: id } };
  await recordAudit(tx, now, { ...about, action: 'webhook-switched-off' });
  const [charity] = await tx
    .select({ name: provider.name })
    .from(provider)
    .where(eq(provider.id, providerId));
  const admins = await readCharityAdmins(tx, providerId);
  for (const { accountId: ownerId, username, address: recipient, locale } of admins) {
    const told = { username, charity: charity?.name ?? '' };
    const mail = mailIn(localeOf(locale), (language) => webhookOffMail(language, config, told));
    await queueMail(tx, context, { kind: 'webhook-off', ...mail, recipient, ownerId });
  }
}

/** Deletes messages to webhooks after 30 days. `now` in epoch ms. */
export async function sweepWebhooks(store: Store, now: number): Promise<void> {
  await deleteInSteps(store, webhookDelivery, lte(webhookDelivery.at, now - WEBHOOK_KEPT_MS));
}
