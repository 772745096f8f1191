import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type SentText = { to: string; from: string; body: string; callback: string | null };
type Refusal = { status: number; code: number } | null;

export const TEXT_ACCOUNT = 'AC00000000000000000000000000000001';
export const TEXT_TOKEN = 'canary-text-token';
export const TEXT_FROM = '+12125550100';

/** A text service on this machine with the widespread form interface; `answerTo` may refuse a message, null takes it. */
export async function startTextService(answerTo: (to: string, count: number) => Refusal = () => null) {
  const received: SentText[] = [];
  let count = 0;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const form = new URLSearchParams(Buffer.concat(parts).toString());
    const login = Buffer.from(`${TEXT_ACCOUNT}:${TEXT_TOKEN}`).toString('base64');
    if (request.method === 'GET') {
      const isOwn = request.headers.authorization === `Basic ${login}`;
      response.writeHead(isOwn ? 200 : 401).end();
      return;
    }
    const isKnown =
      request.method === 'POST' &&
      request.url === `/2010-04-01/Accounts/${TEXT_ACCOUNT}/Messages.json` &&
      request.headers.authorization === `Basic ${login}`;
    count += 1;
    const to = form.get('To') ?? '';
    const refusal = isKnown ? answerTo(to, count) : { status: 401, code: 20003 };
    response.setHeader('content-type', 'application/json');
    if (refusal) {
      response.writeHead(refusal.status).end(JSON.stringify({ ...refusal, message: `canary ${to}` }));
      return;
    }
    const [from = '', body = ''] = [form.get('From') ?? '', form.get('Body') ?? ''];
    received.push({ to, from, body, callback: form.get('StatusCallback') });
    response.writeHead(201).end(JSON.stringify({ sid: `SM${count}`, status: 'queued' }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    received,
    /** The settings that lead there. */
    env: { SMS_URL: url, SMS_ACCOUNT: TEXT_ACCOUNT, SMS_TOKEN: TEXT_TOKEN, SMS_FROM: TEXT_FROM },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** How such a service signs a call to an address with these fields. */
export function signedText(address: string, form: Record<string, string>, token = TEXT_TOKEN): string {
  const fields = Object.keys(form).sort();
  const text = address + fields.map((name) => name + form[name]).join('');
  return createHmac('sha1', token).update(text).digest('base64');
}
