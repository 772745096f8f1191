import { createHmac, randomBytes } from 'node:crypto';

const MARK = 'whsec_';

/** A new secret, as its receiver keeps it (Standard Webhooks). */
export function newWebhookSecret(): string {
  return `${MARK}${randomBytes(24).toString('base64')}`;
}

/** The headers of a message, signed with each of the secrets (Standard Webhooks). `now` in epoch ms. */
export function webhookHeaders(
  secrets: readonly string[],
  { id, body, now }: { id: string; body: string; now: number },
): Record<string, string> {
  const seconds = Math.floor(now / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(MARK.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
