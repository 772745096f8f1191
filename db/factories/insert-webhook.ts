import { webhook, webhookDelivery } from '../schema/webhook.ts';
import type { Db } from '../store.ts';
import { insertQuest } from './insert-quest.ts';
import { FACTORY_NOW, nextNumber } from './sequence.ts';

/** The secret of every webhook that this makes. */
export const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

/** A webhook of charity 1 that hears of everything, without names. */
export async function insertWebhook(tx: Db, overrides: Partial<typeof webhook.$inferInsert> = {}) {
  const id = overrides.id ?? `webhook-${nextNumber('webhook')}`;
  const [row] = await tx
    .insert(webhook)
    .values({
      id,
      providerId: '1',
      url: 'https://hook.example/chariteers',
      events: ['questPosted', 'questChanged', 'questCancelled', 'signedUp', 'bailedOut', 'attendanceSaved'],
      includesNames: false,
      secret: tx.cells.seal('webhook.secret', id, WEBHOOK_SECRET),
      createdAt: FACTORY_NOW,
      ...overrides,
    })
    .returning();
  if (!row) throw new Error('No webhook was written');
  return row;
}

/** A message to a webhook that waits, about a quest. */
export async function insertWebhookDelivery(
  tx: Db,
  {
    webhookId,
    ...overrides
  }: Pick<typeof webhookDelivery.$inferInsert, 'webhookId'> & Partial<typeof webhookDelivery.$inferInsert>,
) {
  const id = overrides.id ?? `webhook-delivery-${nextNumber('webhook-delivery')}`;
  const questId = overrides.questId ?? (await insertQuest(tx, { providerId: '1' })).id;
  const times = { at: FACTORY_NOW, triedSince: FACTORY_NOW, nextTryAt: FACTORY_NOW };
  const row = {
    id,
    webhookId,
    questId,
    event: 'questPosted',
    status: 'waiting',
    tries: 0,
    ...times,
  } as const;
  await tx.insert(webhookDelivery).values({ ...row, ...overrides });
  return { id };
}
