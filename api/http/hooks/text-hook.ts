import { createHmac } from 'node:crypto';
import type { Hono } from 'hono';
import { isSameSecret } from '#api/access/auth/held-hash.ts';
import { TEXT_HOOK_PATH } from '#api/access/outbox/texting/text-transport.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { takeTextCall } from '#api/messages/texting/take-text-call.ts';
import { isPlainTextCall } from '#domain/messages/text-call.ts';

/** What a service tells of one message takes some hundred bytes. */
const MOST_BYTES = 16_384;

/**
 * Takes the calls of the text service: how messages went, and what people answer. Its signature is the guard: such a call
 * comes from no page of ours. A call that could be read in two ways, or was taken before, is refused. Without a service there is no such address.
 */
export function addTextHook(app: Hono<AppEnv>, { store, config, clock }: GraphqlDeps): void {
  const { textService, publicOrigin } = config;
  if (textService === null) return;
  const headers = dataHeaders(config);
  const refuse = (status: 403 | 413) => new Response(null, { status, headers });

  app.post(TEXT_HOOK_PATH, async (c) => {
    const length = Number(headerOf(c, 'content-length') ?? Number.NaN);
    if (!(length <= MOST_BYTES)) return refuse(413);
    const form = new URLSearchParams(await c.req.text());
    const { pathname, search, searchParams } = new URL(c.req.url);
    const signed = signatureOf(textService.token, `${publicOrigin}${pathname}${search}`, form);
    if (!isSameSecret(headerOf(c, 'x-twilio-signature') ?? '', signed)) return refuse(403);
    const context = { now: clock(), config: await effectiveConfig(store, config) };
    const deliveryId = searchParams.get('delivery');
    if (!isPlainTextCall([...form], deliveryId)) return refuse(403);
    const taken = await takeTextCall(store, context, { form, deliveryId, signature: signed });
    if (taken === null) return refuse(403);
    return new Response(markup(taken.answer), {
      headers: { ...headers, 'content-type': 'text/xml; charset=utf-8' },
    });
  });
}

/** Signature as the text service computes it: the public address, then the form's fields sorted by name. */
function signatureOf(token: string, address: string, form: URLSearchParams): string {
  const fields = [...form].sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const text = address + fields.map(([name, value]) => name + value).join('');
  return createHmac('sha1', token).update(text).digest('base64');
}

function markup(answer: string | null): string {
  const message = answer === null ? '' : `<Message>${escaped(answer)}</Message>`;
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${message}</Response>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
