import { isPicture, keepPictures, keptPicture } from './kept-pictures.ts';
import { LINE } from './line.ts';
import type { LoginSeal } from './login-seal.ts';
import { importsOf, partsOf } from './page-copy.ts';
import { isUnsent } from './unsent-marks.ts';

/** Prefix of the cache of each login. A worker with another number deletes caches of this one. */
const PAGES = 'pages-2-';
/** Files of ours that never change under their name: no one's in particular. */
const PARTS = 'parts-1';

const MOST_PAGES = 18;
const MOST_PARTS = 250;
/** What is older may belong to a login that has ended long ago, elsewhere. Milliseconds. */
const LONGEST_KEPT = 7 * 86_400_000;
/** When a page was kept, epoch ms, on the kept page. */
const KEPT_AT = 'x-kept-at';

export type KeptPage = { html: string; headers: Headers; madeAt: number };

/** The pages of one login on this device, sealed with its key. */
export class KeptPages {
  private readonly caches: CacheStorage;
  private readonly fetcher: typeof fetch;
  private readonly now: () => number;
  private readonly seal: LoginSeal;

  constructor(caches: CacheStorage, fetcher: typeof fetch, now: () => number, seal: LoginSeal) {
    this.caches = caches;
    this.fetcher = (...asked) => fetcher(...asked);
    this.now = now;
    this.seal = seal;
  }

  private async namesOfAll(): Promise<string[]> {
    return (await this.caches.keys()).filter((name) => name.startsWith(PAGES));
  }

  /** The last login; null where there is none, or where it cannot be told which is the last. */
  private async lastLogin(): Promise<string | null> {
    const [name, another] = await this.namesOfAll();
    return name === undefined || another !== undefined ? null : name.slice(PAGES.length);
  }

  /** The cache of the last login. */
  async openCache(): Promise<Cache | null> {
    const login = await this.lastLogin();
    return login === null ? null : this.caches.open(PAGES + login);
  }

  /** Puts a text under a path of the last login, sealed. */
  async put(path: string, text: string, headers: Headers): Promise<void> {
    const login = await this.lastLogin();
    if (login !== null) await this.putOf(login, path, text, headers);
  }

  private async putOf(login: string, path: string, text: string, given: Headers): Promise<void> {
    const headers = new Headers(given);
    headers.set(KEPT_AT, String(this.now()));
    const sealed = await this.seal.seal(login, text);
    await (await this.caches.open(PAGES + login)).put(path, new Response(sealed, { headers }));
  }

  /** A text of the last login; null where none is kept, or only one that is too old, which goes. */
  async read(path: string): Promise<KeptPage | null> {
    const login = await this.lastLogin();
    if (login === null) return null;
    const cache = await this.caches.open(PAGES + login);
    const found = await cache.match(path);
    if (!found) return null;
    const madeAt = Number(found.headers.get(KEPT_AT));
    const isYoung = this.now() - madeAt < LONGEST_KEPT;
    const html = isYoung ? await this.seal.open(login, await found.arrayBuffer()) : null;
    if (html === null) await cache.delete(path);
    return html === null ? null : { html, headers: found.headers, madeAt };
  }

  /** Fetches a file that a page needs, and what that one asks for in turn. */
  private async keepPart(parts: Cache, path: string, seen: Set<string>): Promise<void> {
    if (seen.has(path) || seen.size >= MOST_PARTS) return;
    seen.add(path);
    const known = await parts.match(path);
    const part = known ?? (await this.fetcher(path));
    if (!part.ok) return;
    if (!known) await parts.put(path, part.clone());
    // A script of the console asks for every page there is.
    if (path.startsWith('/_astro/') && path.endsWith('.js'))
      for (const next of importsOf(await part.text())) await this.keepPart(parts, next, seen);
  }

  /** Fetches the files that a page needs, but those that are here. */
  keepParts(html: string): Promise<void> {
    return this.keepFiles(partsOf(html));
  }

  async keepFiles(paths: readonly string[]): Promise<void> {
    const parts = await this.caches.open(PARTS);
    const seen = new Set<string>();
    for (const path of paths) await this.keepPart(parts, path, seen);
    const files = await parts.keys();
    await Promise.all(files.slice(0, -MOST_PARTS).map((one) => parts.delete(one)));
  }

  /** Deletes the pages of every login but the one named, and of that one what is too old; null: of every one. */
  async forget(name: string | null): Promise<void> {
    const others = (await this.namesOfAll()).filter((one) => one !== PAGES + name);
    await Promise.all(others.map((one) => this.caches.delete(one)));
    await this.seal.forget(name);
    const own = await this.openCache();
    for (const asked of (await own?.keys()) ?? []) {
      const madeAt = Number((await own?.match(asked))?.headers.get(KEPT_AT) ?? this.now());
      if (!(this.now() - madeAt < LONGEST_KEPT)) await own?.delete(asked);
    }
  }

  /** Keeps a page of a login with what it needs; `isStillOfNow` is asked again when it has arrived. */
  async keep(name: string, path: string, page: Response, isStillOfNow: () => boolean): Promise<void> {
    const html = await page.text();
    if (!isStillOfNow()) return;
    const pages = await this.caches.open(PAGES + name);
    // A page that is kept again comes last, so that the first is the one not seen for longest.
    await pages.delete(path);
    await this.putOf(name, path, html, page.headers);
    const paths = (await pages.keys()).filter(({ url }) => isPage(new URL(url).pathname));
    await Promise.all(paths.slice(0, -MOST_PAGES).map((one) => pages.delete(one)));
    // A log-out on another page may have come in between.
    if (!isStillOfNow()) return void (await this.caches.delete(PAGES + name));
    await keepPictures(pages, html, { fetcher: this.fetcher, isStillOfNow });
    if (!isStillOfNow()) return void (await this.caches.delete(PAGES + name));
    await this.keepParts(html);
  }

  /** A picture that lies here with the pages of the login; null where none does. */
  async findPicture(pathname: string): Promise<Response | null> {
    const pages = await this.openCache();
    return pages && keptPicture(pages, pathname);
  }

  /** Deletes one page, which its reader may not keep any more. */
  async drop(path: string): Promise<void> {
    await (await this.openCache())?.delete(path);
  }
}

const isPage = (pathname: string) => !isPicture(pathname) && !isUnsent(pathname);

/** Whether a cache is one of the worker's, and of no use to a worker whose own files lie in `ownFiles`. */
export function isOutdated(name: string, ownFiles: string): boolean {
  const isOurs = /^(?:pages|parts|line|own|unsent)-/.test(name);
  return isOurs && !name.startsWith(PAGES) && ![PARTS, LINE, ownFiles].includes(name);
}
