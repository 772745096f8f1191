import { expect, it } from 'vitest';
import { newWebhookSecret, webhookHeaders } from './sign-webhook.ts';

it('signs the example of Standard Webhooks [EDG-04: signature]', () => {
  const now = 1_614_265_330_000;
  const body = '{"test": 2432232314}';
  expect(
    webhookHeaders(['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'], {
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      body,
      now,
    }),
  ).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

it('makes secrets of 24 random bytes [EDG-04: signature]', () => {
  const secrets = [newWebhookSecret(), newWebhookSecret()];
  expect(new Set(secrets).size).toBe(2);
  for (const secret of secrets) expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(24);
});
