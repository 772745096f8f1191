import { isSheetPath } from '#domain/attendance/sheet-page.ts';
import { LOG_IN_HEADER, MAY_BE_KEPT_HEADER } from '#domain/sessions/kept-headers.ts';
import { addressIn, readAddress } from '#domain/texts/language-address.ts';
import { LOCALES } from '#domain/texts/locale.ts';
import { asKept, pageOf } from './kept-answer.ts';
import { isOutdated, KeptPages } from './kept-pages.ts';
import { createLine, type Line } from './line.ts';
import { afterAnswer, afterLogOut, isOfNow, NOTHING_KNOWN, type Told } from './log-in-watch.ts';
import { createLoginSeal, type KeyStore } from './login-seal.ts';
import { isGoodAnswer, sheetQuestionOf } from './sheet-question.ts';
import { createUnsentMarks } from './unsent-marks.ts';
import { isStart, keptUnder, OWN_FILES, wayOf } from './way-of.ts';

/** How long a page of which there is a copy is waited for. Milliseconds. */
const PATIENCE = 10_000;
/** A copy that is younger is not fetched ahead again. Milliseconds. */
const FRESH = 3_600_000;
/** The page that someone is on, and the next quests. */
const MOST_AHEAD = 6;

export type KeeperDeps = {
  caches: CacheStorage;
  keys: KeyStore;
  fetcher: typeof fetch;
  /** Epoch ms. */
  now: () => number;
  origin: string;
  /** ID of the worker's build; a different one loads its files anew. */
  build: string;
};
/** Work that goes on after the answer. */
type Wait = (work: Promise<unknown>) => void;

/** Keeps what a login may see without a connection, for that login alone, and shows it when there is none. */
export class Keeper {
  private readonly deps: KeeperDeps;
  private readonly pages: KeptPages;
  private readonly line: Line;
  private readonly ownFiles: string;
  private readonly unsent: ReturnType<typeof createUnsentMarks>;
  private known = NOTHING_KNOWN;

  constructor(deps: KeeperDeps) {
    const { caches, keys, fetcher, now, build } = deps;
    this.deps = deps;
    this.pages = new KeptPages(caches, fetcher, now, createLoginSeal(keys));
    this.line = createLine(caches, now);
    this.ownFiles = `own-${build}`;
    this.unsent = createUnsentMarks(this.pages, fetcher, now);
  }

  /** Deletes the pages of every login on this device. */
  async forget(): Promise<void> {
    this.known = afterLogOut(this.known);
    await this.pages.forget(null);
  }

  /** Takes from an answer who is logged in, before anybody sees it, and keeps the page where that is allowed. */
  private async heed(answer: Response, path: string | null, turn: number, wait: Wait): Promise<void> {
    const told = toldBy(answer);
    const before = this.known;
    this.known = afterAnswer(this.known, turn, told);
    if (this.known !== before) await this.pages.forget(this.known.name ?? null);
    if (path === null || !isOfNow(this.known, told)) return;
    if (answer.status !== 200 || !answer.headers.has(MAY_BE_KEPT_HEADER)) return wait(this.pages.drop(path));
    const at = this.known.turn;
    // A page that breaks off on its way is not kept.
    wait(this.pages.keep(told, path, answer.clone(), () => this.known.turn === at).catch(() => undefined));
  }

  /** The network's answer; null where there is none, or none in time for a page of which there is a copy. */
  private async askNetwork(request: Request, path: string | null): Promise<Response | null> {
    const answer = this.deps.fetcher(request).catch((error: unknown) => {
      // No one waits any more, and nothing is said about the connection.
      if (request.signal.aborted) throw error;
      return null;
    });
    if (path === null) return answer;
    const late = new Promise<'late'>((resolve) => void setTimeout(resolve, PATIENCE, 'late'));
    const first = await Promise.race([answer, late]);
    if (first !== 'late') return first;
    return (await this.pages.read(path)) === null ? answer : null;
  }

  private async withoutNetwork(url: string): Promise<Response> {
    const { pathname, search } = new URL(url);
    const { locale } = readAddress(pathname);
    const home = addressIn(locale, '/home');
    const [since, isLogOutOwed, hasHome] = await Promise.all([
      this.line.missedSince(),
      this.line.isLogOutOwed(),
      this.pages.read(home).then((found) => found !== null),
    ]);
    const facts = { locale, now: this.deps.now(), since, isLogOutOwed, address: pathname + search };
    const path = keptUnder(url);
    const copy = path === null ? null : await this.pages.read(path);
    if (copy && isSheetPath(pathname)) return asKept(copy);
    if (copy) return pageOf(copy.html, { ...facts, madeAt: copy.madeAt, home: null }, copy.headers);
    if (isStart(pathname) && hasHome) return Response.redirect(this.deps.origin + home, 302);
    const page = await (await this.deps.caches.open(this.ownFiles)).match(
      addressIn(locale, '/offline'),
      MATCH,
    );
    if (!page) return Response.error();
    return pageOf(
      await page.text(),
      { ...facts, madeAt: null, home: hasHome && pathname !== home ? home : null },
      page.headers,
    );
  }

  /** Tells the server of a log-out that happened without a connection. */
  async settleLogOut(): Promise<void> {
    if (!(await this.line.isLogOutOwed())) return;
    const answer = await this.deps
      .fetcher(`${this.deps.origin}/logout`, { method: 'POST' })
      .catch(() => null);
    // It leads elsewhere where the server could not end the session.
    if (answer === null || new URL(answer.url).pathname !== '/login') return;
    await this.forget();
    await this.line.logOutIsDone();
  }

  /** A page from the network; without one its copy, else the page that says that there is no connection. */
  async openPage(request: Request, wait: Wait): Promise<Response> {
    await this.settleLogOut();
    const { turn } = this.known;
    const path = keptUnder(request.url);
    const answer = await this.askNetwork(request, path);
    if (answer === null) return this.withoutNetwork(request.url);
    wait(this.line.isBack());
    await this.heed(answer, path, turn, wait);
    return answer;
  }

  /**
   * What an attendance sheet asks of the API: from the network; without one the copy that its login keeps. Marks that
   * cannot be sent are kept, and `isUnsent` hears of it.
   */
  async sheet(request: Request, wait: Wait, isUnsent: () => void): Promise<Response> {
    const { turn } = this.known;
    const body = await request.clone().text();
    const { keptUnder: path, unsentAs } = sheetQuestionOf(body);
    const answer = await this.deps.fetcher(request).catch(() => null);
    if (answer === null) {
      if (unsentAs !== null) wait(this.unsent.keep(request, unsentAs, body).then(isUnsent));
      const copy = path === null ? null : await this.pages.read(path);
      return copy ? asKept(copy) : Response.error();
    }
    if (unsentAs !== null) wait(this.unsent.drop(request, unsentAs));
    const isGood = path !== null && isGoodAnswer(await answer.clone().text());
    await this.heed(answer, isGood ? path : null, turn, wait);
    return answer;
  }

  /** Sends marks that wait. Throws where there is still no network. */
  sendMarks(): Promise<void> {
    return this.unsent.send();
  }

  /** Forgets something that waits, by its name. */
  takeBack(name: string): Promise<void> {
    return this.unsent.takeBack(name);
  }

  /** Keeps files that a page needs, as it names them. */
  keepParts(paths: readonly string[]): Promise<void> {
    return this.pages.keepFiles(paths);
  }

  /** Forgets first, whether the server hears of it or not; what it did not hear it is told later. */
  async logOut(request: Request): Promise<Response> {
    await this.forget();
    const answer = await this.deps.fetcher(request).catch(() => null);
    // What was asked for in between was still someone's.
    await this.forget();
    await (answer ? this.line.logOutIsDone() : this.line.oweLogOut());
    const { locale } = readAddress(new URL(request.url).pathname);
    return answer ?? this.withoutNetwork(this.deps.origin + addressIn(locale, '/login'));
  }

  /** Fetches pages for later, those that may be kept. They are told that no one has opened them. */
  async keepAhead(asked: readonly string[]): Promise<void> {
    for (const one of asked.slice(0, MOST_AHEAD)) {
      const { href: url } = new URL(one, this.deps.origin);
      const path =
        wayOf({ method: 'GET', mode: 'navigate', url, referrer: '' }, this.deps.origin) === 'page'
          ? keptUnder(url)
          : null;
      if (path === null || this.deps.now() - ((await this.pages.read(path))?.madeAt ?? 0) < FRESH) continue;
      const { turn } = this.known;
      const headers = { purpose: 'prefetch' };
      const answer = await this.deps.fetcher(url, { headers, redirect: 'manual' }).catch(() => null);
      if (answer === null) return;
      const works: Promise<unknown>[] = [];
      await this.heed(answer, path, turn, (work) => void works.push(work));
      await Promise.all(works);
    }
  }

  /** A file that never changes under its name. */
  async part(request: Request): Promise<Response> {
    return (await this.deps.caches.match(request.url, MATCH)) ?? this.deps.fetcher(request);
  }

  /** A charity's picture from the network; without one, what is kept of it. */
  async picture(request: Request): Promise<Response> {
    const answer = await this.deps.fetcher(request).catch(() => null);
    return answer ?? (await this.pages.findPicture(new URL(request.url).pathname)) ?? Response.error();
  }

  /** Fetches what comes with the worker: the page without a connection in every language, and the files of copies. */
  async install(): Promise<void> {
    const own = await this.deps.caches.open(this.ownFiles);
    for (const locale of LOCALES) {
      const path = addressIn(locale, '/offline');
      // As a visitor who reads this language: nothing of whoever is logged in now stands on it.
      const headers = { 'accept-language': locale };
      const page = await this.deps.fetcher(path, { headers, credentials: 'omit', cache: 'reload' });
      if (!page.ok) throw new Error(`${path} answers ${page.status}`);
      await own.put(path, page.clone());
      await this.pages.keepParts(await page.text());
    }
    for (const file of OWN_FILES) await own.put(file, await this.deps.fetcher(file, { cache: 'reload' }));
  }

  /** Deletes what a worker before this one has left. */
  async clear(): Promise<void> {
    const names = (await this.deps.caches.keys()).filter((name) => isOutdated(name, this.ownFiles));
    await Promise.all(names.map((name) => this.deps.caches.delete(name)));
  }
}

/** Pages say so, and answers to sheets; a redirect cannot be read, and a fault of the server tells nothing. */
function toldBy({ headers, status, type }: Response): Told {
  const isPage = headers.get('content-type')?.startsWith('text/html') || headers.has(LOG_IN_HEADER);
  return type === 'opaqueredirect' || status >= 500 || !isPage ? undefined : headers.get(LOG_IN_HEADER);
}

/** What differs by how it was compressed on its way lies here as it is. */
const MATCH = { ignoreVary: true };
