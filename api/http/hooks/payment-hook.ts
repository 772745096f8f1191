import type { Hono } from 'hono';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { readLimited } from '#api/http/requests/read-limited.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { takePaymentEvent } from '#api/operations/payments/take-payment-event.ts';
import type { Config } from '#api/process/config/config.ts';
import { signedEvent } from '#api/process/payment-service.ts';
import type { Store } from '#db/store.ts';

const MOST_BYTES = 262_144;

type Deps = { store: Store; clock: () => number; config: Config };

/**
 * Takes the events of the payment service. Its signature over the body is the guard: such a call comes from no page of
 * ours. Without the secret there is no such address.
 */
export function addPaymentHook(app: Hono<AppEnv>, { store, clock, config }: Deps): void {
  const { paymentSecret } = config;
  if (paymentSecret === null) return;
  const answer = (status: 204 | 400 | 413) => new Response(null, { status, headers: dataHeaders(config) });

  app.post('/hooks/payments', async (c) => {
    const body = await readLimited(c, MOST_BYTES);
    if (body === null) return answer(413);
    const event = await signedEvent(paymentSecret, body, headerOf(c, 'stripe-signature') ?? '', clock());
    if (event === null) return answer(400);
    await takePaymentEvent(store, clock(), event);
    return answer(204);
  });
}
