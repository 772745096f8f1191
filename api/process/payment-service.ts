import type { Stripe } from 'stripe';
import { isPaymentEvent, type PaymentEvent } from '#domain/payments/payment-news.ts';

/** An account at the payment service: its key, and the address that is asked. */
type Shop = { key: string; url: string };

/** Loaded only where a payment service is set: its library is large. */
const load = async () => (await import('stripe')).default;

/** How far a signature's time may lie ahead, as clocks differ; the library looks at those of the past alone. */
const AHEAD_MS = 5 * 60_000;

/** The event in a body that the payment service signed within minutes of `now` (epoch ms); null for any other body, and for no event. */
export async function signedEvent(
  secret: string,
  body: string,
  signature: string,
  now: number,
): Promise<PaymentEvent | null> {
  const service = await load();
  const [, signedAt = 0] = /(?:^|,)t=(\d+)/.exec(signature) ?? [];
  if (Number(signedAt) * 1000 > now + AHEAD_MS) return null;
  try {
    const event: unknown = service.webhooks.constructEvent(body, signature, secret);
    return isPaymentEvent(event) ? event : null;
  } catch {
    // Whatever it stumbles on is in the body or its signature, which anyone can send.
    return null;
  }
}

type Bought = { name: string; cents: number; returnUrl: string };

/** Opens a page of the payment service on which something is paid once; resolves with its address. */
export async function openCheckout(
  shop: Shop,
  { name, cents, returnUrl }: Bought,
  metadata: Record<string, string>,
): Promise<string> {
  const client = await openClient(shop);
  const { url: page } = await client.checkout.sessions.create({
    mode: 'payment',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: cents, product_data: { name } } },
    ],
    metadata,
    success_url: returnUrl,
    cancel_url: returnUrl,
  });
  if (!page) throw new Error('the payment service gave no address');
  return page;
}

/** Ends a subscription: at once, or with what is paid. One that the payment service doesn't have, or has ended, is. */
export async function endSubscription(shop: Shop, id: string, end: 'now' | 'period'): Promise<void> {
  const client = await openClient(shop);
  try {
    if (end === 'now') await client.subscriptions.cancel(id);
    else await client.subscriptions.update(id, { cancel_at_period_end: true });
  } catch (error) {
    const service = await load();
    const isMissing =
      error instanceof service.errors.StripeInvalidRequestError && error.code === 'resource_missing';
    if (!isMissing) throw error;
  }
}

/** Resolves with the subscription that a payment was for; null for any other payment. */
export async function findPaidSubscription(shop: Shop, paymentId: string): Promise<string | null> {
  const client = await openClient(shop);
  const { data } = await client.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: paymentId },
    expand: ['data.invoice'],
    limit: 1,
  });
  const invoice = data[0]?.invoice;
  if (typeof invoice !== 'object' || !('parent' in invoice)) return null;
  const paid = invoice.parent?.subscription_details?.subscription ?? null;
  return typeof paid === 'string' ? paid : (paid?.id ?? null);
}

async function openClient({ key, url }: Shop): Promise<Stripe> {
  const { protocol, hostname, port } = new URL(url);
  const service = await load();
  const isPlain = protocol === 'http:';
  return new service(key, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
