import { ReadableStream } from 'node:stream/web';
import type { RequestFacts } from '#api/access/request/context.ts';
import { holdsSecret, mayBeEmbedded } from '#domain/installation/page-parameters.ts';
import { compressBody } from './compress-body.ts';
import { chooseEncoding, type Encoding, isCompressible } from './encoding.ts';
import { embeddedHeaders, type PageSettings, pageHeaders, UNTOLD_ADDRESS } from './headers.ts';
import { asWhole, type Bytes } from './read-at-once.ts';

type PlainHeaders = Record<string, string>;

/** What else is known of a page that is about to leave. */
export type Sending = {
  config: PageSettings;
  /** Path and query. */
  address: string;
  facts: Pick<RequestFacts, 'requestId'>;
  isHead: boolean;
  /** The client's Accept-Encoding. */
  accepted: string | undefined;
  /** Takes a page that has left as a whole, for others. */
  keep: ((headers: Readonly<PlainHeaders>, body: Buffer) => void) | null;
  /** Once, when nothing more is asked for the page. */
  onEnd: () => void;
  /** When a page breaks whose head has left. */
  onFailure: (error: unknown) => void;
};

/** The page as it leaves: with the headers of every page beside its own, compressed, and streamed as it was. */
export async function sendPage(page: Response, sending: Sending): Promise<Response> {
  const { body, status } = page;
  const headers = headersOf(page, sending);
  const cookies = page.headers.getSetCookie();
  if (body === null || sending.isHead) {
    await body?.cancel();
    sending.onEnd();
    return responseOf(null, status, headers, cookies);
  }
  const { encoding, sent } = await compressBody(body, encodingFor(headers, sending)).catch(
    (error: unknown) => {
      sending.onEnd();
      throw error;
    },
  );
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const isKept = sending.keep !== null && status === 200 && isForEverybody(headers, cookies);
  const keep = isKept ? (whole: Buffer) => sending.keep?.(headers, whole) : null;
  if (Buffer.isBuffer(sent)) {
    keep?.(sent);
    sending.onEnd();
    return responseOf(sent, status, headers, cookies);
  }
  const parts = watch(sent, sending, keep);
  return responseOf(ReadableStream.from(parts) as BodyInit, status, headers, cookies);
}

/** Cookies are left out: there may be several. */
function headersOf({ headers }: Response, { config, address, facts }: Sending): PlainHeaders {
  const { 'set-cookie': _, ...own } = Object.fromEntries(headers);
  return {
    ...(mayBeEmbedded(address) ? embeddedHeaders(config) : pageHeaders(config)),
    ...(holdsSecret(address) && UNTOLD_ADDRESS),
    'x-request-id': facts.requestId,
    ...own,
    vary: own.vary ? `Accept-Encoding, ${own.vary}` : 'Accept-Encoding',
  };
}

function encodingFor(headers: PlainHeaders, { accepted }: Sending): Encoding {
  const isPlain = headers['content-encoding'] === undefined;
  return isPlain && isCompressible(headers['content-type'] ?? '') ? chooseEncoding(accepted) : 'identity';
}

/** A plain object of headers lets the server write the head without building a Headers object. */
function responseOf(
  body: BodyInit | null,
  status: number,
  headers: PlainHeaders,
  cookies: readonly string[],
): Response {
  if (cookies.length === 0) return new Response(body, { status, headers });
  const all = new Headers(headers);
  for (const cookie of cookies) all.append('set-cookie', cookie);
  return new Response(body, { status, headers: all });
}

/** The parts as they are, collected for `keep` once all have been read; says when it is over, and how. */
async function* watch(
  parts: AsyncIterable<Bytes>,
  { onEnd, onFailure }: Sending,
  keep: ((whole: Buffer) => void) | null,
): AsyncGenerator<Bytes> {
  const read: Bytes[] = [];
  try {
    for await (const part of parts) {
      if (keep) read.push(part);
      yield part;
    }
    keep?.(asWhole(read));
  } catch (error) {
    onFailure(error);
    throw error;
  } finally {
    onEnd();
  }
}

function isForEverybody(headers: PlainHeaders, cookies: readonly string[]): boolean {
  return cookies.length === 0 && !/no-store|private/.test(headers['cache-control'] ?? '');
}
