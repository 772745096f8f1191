import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { createVisitorCache, readStamp } from '#api/graphql/visitor-cache.ts';
import { chooseEncoding } from '#api/http/answers/encoding.ts';
import { keyOfText } from '#api/process/byte-cache.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Store } from '#db/store.ts';
import { pageAddress } from '#domain/installation/page-parameters.ts';
import { chosenLanguage, offeredLanguage, readAddress } from '#domain/texts/language-address.ts';
import { isHealthPath } from './health.ts';

/** The head as names and values in turn: the form that Node writes fastest. */
type KeptPage = { head: readonly string[]; body: Buffer };
/** A page that is being asked for, and what was true before it is made. */
type Ask = { key: string; stamp: string; now: number };

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

const LONGEST_URL = 500;
/** Belong to one answer, not to the page. */
const OWN_HEADERS = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding'];

/**
 * Pages of visitors in memory, compressed as they went out. A page is used again only in the same second and while no
 * process has committed anything, so it is never older than the database. Whoever brings a cookie is no visitor here, but for
 * the one that a browser keeps after the log-out; a page that sets one, or says `no-store`, is not kept.
 */
export function createPageCache(store: Store, clock: () => number) {
  const cache = createVisitorCache<KeptPage>(
    ({ head, body }) => body.byteLength + head.reduce((sum, part) => sum + part.length, 0),
  );
  const asked = new WeakMap<IncomingMessage, Ask>();

  async function sendKept(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    key: string,
  ): Promise<boolean> {
    const now = clock();
    // The stamp comes before the reading: a commit in between makes the kept page old, never the other way.
    const stamp = await readStamp(store);
    if (stamp === null) return false;
    const page = cache.read(key, stamp, now);
    if (!page) {
      asked.set(incoming, { key, stamp, now });
      return false;
    }
    outgoing.writeHead(200, [...page.head, 'x-request-id', currentRequest()?.id ?? randomUUID()]);
    outgoing.end(page.body);
    return true;
  }

  return {
    /** The listener of the server: what is kept goes out before anything else of the app is asked. */
    before(listener: Listener): Listener {
      return async (incoming, outgoing) => {
        const key = keyOf(incoming);
        const isKept = key !== null && cache.isRepeated(key) && (await sendKept(incoming, outgoing, key));
        if (!isKept) await listener(incoming, outgoing);
      };
    },
    /** Keeps what is going to be written on the answer, if it was asked for before and turns out to be for everybody. */
    record(incoming: IncomingMessage, outgoing: ServerResponse): void {
      const ask = asked.get(incoming);
      if (ask) recordAnswer(outgoing, (page) => cache.keep(ask.key, ask.stamp, ask.now, page));
    },
  };
}

export type PageCache = ReturnType<typeof createPageCache>;

/** A browser that has logged in before, and is not logged in, or has chosen a language, gets the same pages as any other. */
function isVisitors(cookie: string | undefined): boolean {
  return !cookie || cookie.split('; ').every((one) => OF_ANY_VISITOR.test(one));
}

const OF_ANY_VISITOR = /^(?:(?:__Host-)?known-browser=[\w-]{43}|language=[a-z]{2,3})$/;

function keyOf({ method, url = '', headers }: IncomingMessage): string | null {
  // Health is told before the database is asked for anything.
  if (isHealthPath(url) || method !== 'GET' || !isVisitors(headers.cookie) || headers.authorization)
    return null;
  const address = pageAddress(url);
  if (address.length > LONGEST_URL) return null;
  const { locale } = readAddress(address);
  const chosen = chosenLanguage(headers.cookie);
  const offer = offeredLanguage(locale, { chosen, acceptLanguage: headers['accept-language'] });
  return keyOfText(`${chooseEncoding(headers['accept-encoding'])} ${offer} ${headers.host ?? ''} ${address}`);
}

function recordAnswer(outgoing: ServerResponse, keep: (page: KeptPage) => void): void {
  const { write, end } = outgoing;
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
  };
  Object.assign(outgoing, {
    write: (...args: Parameters<ServerResponse['write']>) => {
      take(args[0]);
      return write.apply(outgoing, args);
    },
    end: (...args: Parameters<ServerResponse['end']>) => {
      take(args[0]);
      end.apply(outgoing, args);
      const headers = outgoing.getHeaders();
      if (outgoing.statusCode === 200 && isForEverybody(headers)) {
        // A slow Buffer is a piece of memory of its own; a quick one may be a window on a larger piece.
        const body = concatSlowly(chunks);
        keep({ head: headOf({ ...headers, 'content-length': body.byteLength }), body });
      }
      return outgoing;
    },
  });
}

function concatSlowly(chunks: readonly Buffer[]): Buffer {
  const body = Buffer.allocUnsafeSlow(chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(body, at);
  return body;
}

function headOf(headers: OutgoingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    OWN_HEADERS.includes(name) ? [] : [name, String(value)],
  );
}

function isForEverybody(headers: OutgoingHttpHeaders): boolean {
  const isForOne = /no-store|private/.test(String(headers['cache-control'] ?? ''));
  return headers['set-cookie'] === undefined && !isForOne;
}
