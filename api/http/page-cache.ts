import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createVisitorCache, readStamp } from '#api/graphql/visitor-cache.ts';
import { chooseEncoding } from '#api/http/answers/encoding.ts';
import { keyOfText } from '#api/process/byte-cache.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Store } from '#db/store.ts';
import { pageAddress } from '#domain/installation/page-parameters.ts';
import {
  addressInChosen,
  chosenLanguage,
  offeredLanguage,
  readAddress,
} from '#domain/texts/language-address.ts';
import { isHealthPath } from './health.ts';

/** The head as names and values in turn: the form that Node writes fastest. */
type KeptPage = { head: readonly string[]; body: Buffer };
/** A page that is being asked for, and what was true before it is made. */
type Ask = { key: string; stamp: string; now: number };

type Keep = (headers: Readonly<Record<string, string>>, body: Buffer) => void;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

const LONGEST_URL = 500;
/** Belongs to one answer, not to the page. */
const OWN_HEADER = 'x-request-id';

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
    outgoing.writeHead(200, [...page.head, OWN_HEADER, currentRequest()?.id ?? randomUUID()]);
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
    /** Keeps the page that this request is answered with, if it was asked for before; null where it was not. */
    keeperOf(incoming: IncomingMessage | undefined): Keep | null {
      const ask = incoming && asked.get(incoming);
      if (!ask) return null;
      return (headers, body) =>
        cache.keep(ask.key, ask.stamp, ask.now, { head: headOf(headers, body), body });
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
  // Sent on into the language that was chosen, while others get the page itself.
  if (addressInChosen(chosen, address) !== null) return null;
  const offer = offeredLanguage(locale, { chosen, acceptLanguage: headers['accept-language'] });
  return keyOfText(`${chooseEncoding(headers['accept-encoding'])} ${offer} ${headers.host ?? ''} ${address}`);
}

function headOf(headers: Readonly<Record<string, string>>, { byteLength }: Buffer): string[] {
  const own = Object.entries(headers).filter(([name]) => name !== OWN_HEADER);
  return [...own.flat(), 'content-length', String(byteLength)];
}
