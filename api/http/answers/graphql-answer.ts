import type { Caller } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import type { WireError } from '#api/access/request/errors.ts';
import { whomAnswerIsFor } from '#api/access/request/other-account.ts';
import type { MediaType } from '#api/graphql/guard.ts';
import type { Outcome } from '#api/graphql/run.ts';
import { compressWhole, type Encoding } from './encoding.ts';
import { dataHeaders, type HeaderSettings } from './headers.ts';

type Headers = Record<string, string>;

/** An answer of the API as it goes over the wire. */
export type Encoded = { body: string | Uint8Array<ArrayBuffer>; encoding: Encoding };
/** Cached answer. */
export type Kept = { body: Uint8Array<ArrayBuffer>; encoding: Encoding };

/** What else is told with it. */
export type Telling = {
  status: number;
  mediaType: MediaType;
  facts: RequestFacts;
  outcome?: Partial<Pick<Outcome, 'setCookies' | 'retryAfterSeconds'> & Pick<Caller, 'viewer'>>;
};

/** Fewer bytes fit into one packet anyway. */
const SMALLEST = 1024;

/** Text that goes out once is left to the socket, which turns it into bytes as it writes. */
export async function encodeAnswer(result: object, encoding: Encoding): Promise<Encoded> {
  const body = JSON.stringify(result);
  if (encoding === 'identity' || body.length < SMALLEST) return { body, encoding: 'identity' };
  return { body: await compressWhole(Buffer.from(body), encoding), encoding };
}

/** Converts an answer for the cache: bytes, which are faster to send again, without a larger buffer behind them. */
export function toKeep({ body, encoding }: Encoded): Kept {
  const isOwn = typeof body !== 'string' && body.byteLength === body.buffer.byteLength;
  return { body: isOwn ? body : new Uint8Array(Buffer.from(body)), encoding };
}

/** What fails says under which number the log tells of it. */
export function withId(
  result: Outcome['result'] | { errors: WireError[] },
  { requestId }: RequestFacts,
): object {
  return result.errors ? { ...result, extensions: { requestId } } : result;
}

/** Makes the response of an answer: headers of data, what it varies by, cookies. */
export function createResponder(config: HeaderSettings) {
  const vary = 'Accept, Accept-Encoding, Cookie, Authorization, Origin';
  const fixedHeaders: Headers = { ...dataHeaders(config), vary };

  return ({ body, encoding }: Encoded, { status, mediaType, facts, outcome }: Telling): Response => {
    const headers: Headers = {
      ...fixedHeaders,
      'content-type': `${mediaType}; charset=utf-8`,
      'x-request-id': facts.requestId,
    };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    if (outcome?.retryAfterSeconds) headers['retry-after'] = String(outcome.retryAfterSeconds);
    Object.assign(headers, whomAnswerIsFor(outcome, facts));
    if (status === 405) headers.allow = 'GET, POST';
    // A plain object of headers lets the server write the answer without building a Headers object.
    const response = new Response(body, { status, headers });
    for (const cookie of outcome?.setCookies ?? []) response.headers.append('set-cookie', cookie);
    return response;
  };
}
