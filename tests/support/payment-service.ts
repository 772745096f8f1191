import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import type { World } from './world.ts';

export const PAYMENT_SECRET = 'whsec_of_the_payment_service';

/** A shop at a payment service that nobody runs yet. */
export const PAYMENT_ENV = {
  STRIPE_WEBHOOK_SECRET: PAYMENT_SECRET,
  STRIPE_SECRET_KEY: 'sk_test_of_the_shop',
  STRIPE_API_URL: 'http://127.0.0.1:9',
  MANA_PACKAGES: '5000:40,1000:9.50',
};

/**
 * The payment service on this machine: opens checkouts, ends subscriptions, says which subscription a payment was for,
 * and keeps what it was asked. Its `status` can change; 404: it doesn't have that.
 */
export async function startPaymentService({ status = 200, paid = {} as Record<string, string> } = {}) {
  const asked: { key: string | undefined; fields: Record<string, string> }[] = [];
  /** `METHOD id fields` of each call about a subscription that was taken. */
  const ended: string[] = [];
  const how = { status, refused: '' };
  const server = createServer(async (request, answer) => {
    const fields = Object.fromEntries(new URLSearchParams(await text(request)));
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://pay.example');
    const id = /^\/v1\/subscriptions\/(\w+)$/.exec(pathname)?.[1];
    answer.writeHead(id && id === how.refused ? 400 : how.status, { 'content-type': 'application/json' });
    if (how.status !== 200 || (id && id === how.refused)) {
      const error = {
        type: 'invalid_request_error',
        message: 'No',
        ...(how.status === 404 && { code: 'resource_missing' }),
      };
      answer.end(JSON.stringify({ error }));
    } else if (id) {
      ended.push([request.method, id, ...Object.keys(fields)].join(' '));
      answer.end(JSON.stringify({ id, object: 'subscription' }));
    } else if (pathname === '/v1/invoice_payments') {
      const subscription = paid[searchParams.get('payment[payment_intent]') ?? ''];
      const invoice = { id: 'in_1', parent: { subscription_details: { subscription } } };
      answer.end(JSON.stringify({ object: 'list', data: subscription ? [{ id: 'inpay_1', invoice }] : [] }));
    } else {
      asked.push({ key: request.headers.authorization, fields });
      const session = { id: 'cs_1', object: 'checkout.session', url: 'https://pay.example/cs_1' };
      answer.end(JSON.stringify(session));
    }
  });
  server.listen(0, '127.0.0.1').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    ended,
    how,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let events = 0;

/** An event as the payment service tells it; `created` in seconds. */
export function paymentEvent(type: string, object: object, created: number, id?: string) {
  events += 1;
  return { id: id ?? `evt_${events}`, object: 'event', type, created, data: { object } };
}

export const subscriptionEvent = (
  id: string,
  plan: string,
  { status = 'active', kind = 'updated', at = 1, eventId = undefined as string | undefined } = {},
) => {
  const items = { data: [{ price: { lookup_key: plan } }] };
  return paymentEvent(`customer.subscription.${kind}`, { id, status, items, metadata: {} }, at, eventId);
};

export const subscribed = (subscription: string, accountId: string) =>
  paymentEvent(
    'checkout.session.completed',
    { id: `cs_${subscription}`, mode: 'subscription', subscription, client_reference_id: accountId },
    1,
  );

export const bought = (
  id: string,
  metadata: { providerId: string; accountId: string; mana: string },
  { kind = 'completed', payment_status = 'paid' } = {},
) =>
  paymentEvent(
    `checkout.session.${kind}`,
    { id, mode: 'payment', payment_status, amount_total: 950, payment_intent: `pi_${id}`, metadata },
    1,
  );

/** The refunds of a checkout's charge so far, in cents of its 950. */
export const refunded = (checkout: string, cents: number, { at = 1 } = {}) =>
  paymentEvent(
    'charge.refunded',
    {
      id: `ch_${checkout}`,
      payment_intent: `pi_${checkout}`,
      amount: 950,
      amount_refunded: cents,
      refunded: cents === 950,
    },
    at,
  );

/** A refund of a checkout’s charge that the bank sent back, in cents. */
export const refundFailed = (
  checkout: string,
  cents: number,
  { at = 2, status = 'failed', type = 'refund.failed' } = {},
) =>
  paymentEvent(
    type,
    {
      id: `re_${checkout}_${cents}`,
      charge: `ch_${checkout}`,
      payment_intent: `pi_${checkout}`,
      amount: cents,
      status,
    },
    at,
  );

/** A dispute about all of a checkout. */
export const disputed = (checkout: string, status: string, { kind = 'updated', at = 1 } = {}) =>
  paymentEvent(
    `charge.dispute.${kind}`,
    { id: `du_${checkout}`, payment_intent: `pi_${checkout}`, amount: 950, status },
    at,
  );

/** Sends an event, signed as the service does now or `secondsAgo`; resolves with the status of the answer. */
export async function tell(
  world: World,
  event: object | string,
  { secret = PAYMENT_SECRET, secondsAgo = 0, altered = '' } = {},
): Promise<number> {
  const payload = typeof event === 'string' ? event : JSON.stringify(event);
  const timestamp = Math.floor(world.clock.now() / 1000) - secondsAgo;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const call = { method: 'POST', headers: { 'stripe-signature': signature }, body: payload + altered };
  return (await world.request('/hooks/payments', call)).status;
}
