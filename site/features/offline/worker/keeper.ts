import { addressIn, readAddress } from '#domain/texts/language-address.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { LOG_IN_HEADER, MAY_BE_KEPT_HEADER } from '../kept-headers.ts';
import { createKeptPages, isOutdated } from './kept-pages.ts';
import { createLine } from './line.ts';
import { afterAnswer, afterLogOut, isOfNow, NOTHING_KNOWN, type Told } from './log-in-watch.ts';
import { type BarFacts, withBar } from './page-copy.ts';
import { isStart, keptUnder, OWN_FILES, wayOf } from './way-of.ts';

/** How long a page of which there is a copy is waited for. Milliseconds. */
const PATIENCE = 10_000;
/** A copy that is younger is not fetched ahead again. Milliseconds. */
const FRESH = 3_600_000;
/** The page that somebody is on, and the next quests. */
const MOST_AHEAD = 6;

export type KeeperDeps = {
  caches: CacheStorage;
  fetcher: typeof fetch;
  /** Epoch ms. */
  now: () => number;
  origin: string;
  /** Of what the worker was built: another one brings its own files anew. */
  build: string;
};
/** Work that goes on after the answer. */
type Wait = (work: Promise<unknown>) => void;

/** Keeps what a log-in may see without a connection, for that log-in alone, and shows it when there is none. */
export function createKeeper({ caches, fetcher, now, origin, build }: KeeperDeps) {
  const pages = createKeptPages(caches, fetcher, now);
  const line = createLine(caches, now);
  const ownFiles = `own-${build}`;
  let known = NOTHING_KNOWN;

  async function forget(): Promise<void> {
    known = afterLogOut(known);
    await pages.forget(null);
  }

  /** Takes from an answer who is logged in, before anybody sees it, and keeps the page where that is allowed. */
  async function heed(answer: Response, path: string | null, turn: number, wait: Wait): Promise<void> {
    const told = toldBy(answer);
    const before = known;
    known = afterAnswer(known, turn, told);
    if (known !== before) await pages.forget(known.name ?? null);
    if (path === null || !isOfNow(known, told)) return;
    if (answer.status !== 200 || !answer.headers.has(MAY_BE_KEPT_HEADER)) return wait(pages.drop(path));
    const at = known.turn;
    // A page that breaks off on its way is not kept.
    wait(pages.keep(told, path, answer.clone(), () => known.turn === at).catch(() => undefined));
  }

  /** The network's answer; null where there is none, or none in time for a page of which there is a copy. */
  async function askNetwork(request: Request, path: string | null): Promise<Response | null> {
    const answer = fetcher(request).catch((error: unknown) => {
      // Nobody waits any more, and nothing is said about the connection.
      if (request.signal.aborted) throw error;
      return null;
    });
    if (path === null) return answer;
    const late = new Promise<'late'>((resolve) => void setTimeout(resolve, PATIENCE, 'late'));
    const first = await Promise.race([answer, late]);
    if (first !== 'late') return first;
    return (await pages.find(path)) === null ? answer : null;
  }

  async function withoutNetwork(url: string): Promise<Response> {
    const { pathname, search } = new URL(url);
    const { locale } = readAddress(pathname);
    const home = addressIn(locale, '/home');
    const [since, isLogOutOwed, hasHome] = await Promise.all([
      line.missedSince(),
      line.isLogOutOwed(),
      pages.find(home).then((found) => found !== null),
    ]);
    const facts = { locale, now: now(), since, isLogOutOwed, address: pathname + search };
    const path = keptUnder(url);
    const copy = path === null ? null : await pages.find(path);
    if (copy) return pageOf(copy.html, { ...facts, madeAt: copy.madeAt, home: null }, copy.headers);
    if (isStart(pathname) && hasHome) return Response.redirect(origin + home, 302);
    const page = await (await caches.open(ownFiles)).match(addressIn(locale, '/offline'), MATCH);
    if (!page) return Response.error();
    return pageOf(
      await page.text(),
      { ...facts, madeAt: null, home: hasHome && pathname !== home ? home : null },
      page.headers,
    );
  }

  /** Tells the server of a log-out that happened without a connection. */
  async function settleLogOut(): Promise<void> {
    if (!(await line.isLogOutOwed())) return;
    const answer = await fetcher(`${origin}/logout`, { method: 'POST' }).catch(() => null);
    // It leads elsewhere where the server could not end the session.
    if (answer === null || new URL(answer.url).pathname !== '/login') return;
    await forget();
    await line.logOutIsDone();
  }

  return {
    forget,
    settleLogOut,

    /** A page from the network; without one its copy, else the page that says that there is no connection. */
    async openPage(request: Request, wait: Wait): Promise<Response> {
      await settleLogOut();
      const { turn } = known;
      const path = keptUnder(request.url);
      const answer = await askNetwork(request, path);
      if (answer === null) return withoutNetwork(request.url);
      wait(line.isBack());
      await heed(answer, path, turn, wait);
      return answer;
    },

    /** Forgets first, whether the server hears of it or not; what it did not hear it is told later. */
    async logOut(request: Request): Promise<Response> {
      await forget();
      const answer = await fetcher(request).catch(() => null);
      // What was asked for in between was still somebody's.
      await forget();
      await (answer ? line.logOutIsDone() : line.oweLogOut());
      const { locale } = readAddress(new URL(request.url).pathname);
      return answer ?? withoutNetwork(origin + addressIn(locale, '/login'));
    },

    /** Fetches pages for later, those that may be kept. They are told that nobody has opened them. */
    async keepAhead(asked: readonly string[]): Promise<void> {
      for (const one of asked.slice(0, MOST_AHEAD)) {
        const { href: url } = new URL(one, origin);
        const path =
          wayOf({ method: 'GET', mode: 'navigate', url }, origin) === 'page' ? keptUnder(url) : null;
        if (path === null || now() - ((await pages.find(path))?.madeAt ?? 0) < FRESH) continue;
        const { turn } = known;
        const headers = { purpose: 'prefetch' };
        const answer = await fetcher(url, { headers, redirect: 'manual' }).catch(() => null);
        if (answer === null) return;
        const works: Promise<unknown>[] = [];
        await heed(answer, path, turn, (work) => void works.push(work));
        await Promise.all(works);
      }
    },

    /** A file that never changes under its name. */
    async part(request: Request): Promise<Response> {
      return (await caches.match(request.url, MATCH)) ?? fetcher(request);
    },

    /** Fetches what comes with the worker: the page without a connection in every language, and the files of copies. */
    async install(): Promise<void> {
      const own = await caches.open(ownFiles);
      for (const locale of LOCALES) {
        const path = addressIn(locale, '/offline');
        // As a visitor who reads this language: nothing of whoever is logged in now stands on it.
        const headers = { 'accept-language': locale };
        const page = await fetcher(path, { headers, credentials: 'omit', cache: 'reload' });
        if (!page.ok) throw new Error(`${path} answers ${page.status}`);
        await own.put(path, page.clone());
        await pages.keepParts(await page.text());
      }
      for (const file of OWN_FILES) await own.put(file, await fetcher(file, { cache: 'reload' }));
    },

    /** Deletes what a worker before this one has left. */
    async clear(): Promise<void> {
      const names = (await caches.keys()).filter((name) => isOutdated(name, ownFiles));
      await Promise.all(names.map((name) => caches.delete(name)));
    },
  };
}

/** The answers that say so are pages; a redirect cannot be read, and a fault of the server tells nothing. */
function toldBy({ headers, status, type }: Response): Told {
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  return type === 'opaqueredirect' || status >= 500 || !isPage ? undefined : headers.get(LOG_IN_HEADER);
}

function pageOf(html: string, facts: BarFacts, kept: Headers): Response {
  const headers = new Headers(kept);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(withBar(html, facts), { headers });
}

/** What differs by how it was compressed on its way lies here as it is. */
const MATCH = { ignoreVary: true };
