import { sql } from 'drizzle-orm';
import { insertProgramKey } from '#db/factories/insert-program-key.ts';
import { insertProvider } from '#db/factories/insert-provider.ts';
import { insertWebhook, insertWebhookDelivery } from '#db/factories/insert-webhook.ts';
import { paymentPurchase, paymentReturn, paymentSubscription } from '#db/schema/payment.ts';
import type { programKey } from '#db/schema/program-key.ts';
import type { webhook, webhookDelivery } from '#db/schema/webhook.ts';
import type { Work } from './row-makers.ts';

const hook =
  (values: Partial<typeof webhook.$inferInsert>): Work =>
  async (tx) => {
    await insertWebhook(tx, { providerId: (await insertProvider(tx)).id, ...values });
  };
const delivery =
  (values: Partial<typeof webhookDelivery.$inferInsert>): Work =>
  async (tx) => {
    const { id: webhookId } = await insertWebhook(tx, { providerId: (await insertProvider(tx)).id });
    await insertWebhookDelivery(tx, { webhookId, questId: 'gone', ...values });
  };

const key =
  (values: Partial<typeof programKey.$inferInsert>): Work =>
  async (tx) => {
    await insertProgramKey(tx, { providerId: (await insertProvider(tx)).id, ...values });
  };

const subscription =
  (values: Partial<typeof paymentSubscription.$inferInsert>): Work =>
  async (tx) => {
    await tx.insert(paymentSubscription).values({ id: 'sub_1', ...values });
  };

const purchase =
  (values: Partial<typeof paymentPurchase.$inferInsert>): Work =>
  async (tx) => {
    const { id: providerId } = await insertProvider(tx);
    await tx.insert(paymentPurchase).values({ id: 'pi_1', providerId, mana: 10, cents: 95, ...values });
  };

const moneyBack =
  (values: Partial<typeof paymentReturn.$inferInsert>): Work =>
  async (tx) => {
    const row = { id: 'ch_1', paymentId: 'pi_1', cents: 95, isWhole: true, lastEvent: '' };
    await tx.insert(paymentReturn).values({ ...row, ...values });
  };

/** Webhooks, messages to them, keys, payments and subscriptions that break each of their rules. */
export const BAD_WEBHOOK_ROWS: Readonly<Record<string, readonly Work[]>> = {
  payment_purchase_mana: [purchase({ mana: 0 })],
  payment_purchase_booked: [purchase({ bookedCents: 96 }), purchase({ bookedCents: -1 })],
  payment_return_cents: [moneyBack({ cents: -1 })],
  payment_return_whole: [moneyBack({ isWhole: sql`2` as unknown as boolean })],
  payment_return_looked_up: [moneyBack({ isLookedUp: sql`2` as unknown as boolean })],
  payment_subscription_plan: [subscription({ plan: 'platinum' as 'gold' })],
  payment_subscription_end: [subscription({ endAsked: 'soon' as 'now' })],
  program_key_name: [key({ name: '' }), key({ name: 'x'.repeat(61) })],
  program_key_scopes: [key({ scopes: sql`'{}'` as unknown as [] })],
  program_key_hash: [key({ tokenHash: 'the key itself' })],
  program_key_end: [key({ expiresAt: 1 })],
  webhook_url: [hook({ url: 'http://hook.example/' }), hook({ url: `https://${'x'.repeat(500)}` })],
  webhook_events: [hook({ events: sql`'{}'` as unknown as [] })],
  webhook_names: [hook({ includesNames: sql`2` as unknown as boolean })],
  webhook_former: [hook({ formerUntil: 1 })],
  webhook_delivery_event: [delivery({ event: 'birthday' as 'signedUp' })],
  webhook_delivery_status: [delivery({ status: 'lost' as 'waiting' })],
  webhook_delivery_tries: [delivery({ tries: -1 })],
  webhook_delivery_code: [delivery({ answerCode: 99 }), delivery({ answerCode: 1000 })],
};
