import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { WebhookSender } from '#api/charities/webhooks/webhook-sender.ts';
import { leadingTo } from './push-service.ts';
import type { World } from './world.ts';

/** Certificate of `push.example`; only test processes trust it. */
const certificate = readFileSync(path.join(import.meta.dirname, '../fixtures/push.example.pem'), 'utf8');

/** An address that leads to the receiver. */
export const RECEIVER = 'https://push.example/hook';

export type ReceivedWebhook = { path: string; headers: IncomingHttpHeaders; body: string };

/** A receiver on this machine, which takes everything as long as `answer` is not set. */
export async function startWebhookReceiver() {
  const received: ReceivedWebhook[] = [];
  const receiver = {
    received,
    answer: (response: ServerResponse, _path: string): void => void response.writeHead(204).end(),
    agent: leadingTo(0),
    /** Types of what came, the oldest first. */
    types: () => received.map(({ body }) => JSON.parse(body).type as string),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  const server = createServer({ cert: certificate, key: certificate }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url = '', headers } = request;
      received.push({ path: url, headers, body: Buffer.concat(parts).toString('utf8') });
      receiver.answer(response, url);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  receiver.agent = leadingTo((server.address() as AddressInfo).port);
  return receiver;
}

export type WebhookReceiver = Awaited<ReturnType<typeof startWebhookReceiver>>;

/** What the running server sends webhooks with, over these connections. */
export function webhookSender(
  { store, config, clock, log }: World,
  agent: WebhookReceiver['agent'],
  answerMs?: number,
): WebhookSender {
  const context = async () => ({ now: clock.now(), config });
  return new WebhookSender({ store, log, agent, context, ...(answerMs !== undefined && { answerMs }) });
}

/** The signature that a message should have, worked out as the standard says. */
export function signatureOf({ headers, body }: ReceivedWebhook, secret: string): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
