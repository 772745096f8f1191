import type { Stripe } from 'stripe';

/** An account at the payment service: its key, and the address that is asked. */
type Shop = { key: string; url: string };

/** Loaded only where a payment service is set: its library is large. */
const load = async () => (await import('stripe')).default;

/** The event in a body that the payment service signed within the last minutes; null for any other body. */
export async function signedEvent(
  secret: string,
  body: string,
  signature: string,
): Promise<Stripe.Event | null> {
  const service = await load();
  try {
    return service.webhooks.constructEvent(body, signature, secret);
  } catch (error) {
    if (error instanceof service.errors.StripeSignatureVerificationError) return null;
    throw error;
  }
}

type Bought = { name: string; cents: number; returnUrl: string };

/** Opens a page of the payment service on which something is paid once; resolves with its address. */
export async function openCheckout(
  { key, url }: Shop,
  { name, cents, returnUrl }: Bought,
  metadata: Record<string, string>,
): Promise<string> {
  const { protocol, hostname, port } = new URL(url);
  const service = await load();
  const isPlain = protocol === 'http:';
  const client = new service(key, {
    protocol: isPlain ? 'http' : 'https',
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    timeout: 10_000,
    maxNetworkRetries: 1,
    telemetry: false,
  });
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
