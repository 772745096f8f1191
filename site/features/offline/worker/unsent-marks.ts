import type { KeptPage, KeptPages } from './kept-pages.ts';
import { sentNow, withoutRefused } from './sheet-question.ts';

/** Prefix of addresses in the cache of a login. */
const UNSENT = '/unsent';
/** What of a request says whose it is. */
const HEADERS = ['accept', 'content-type', 'x-page-account', 'x-page-language'];

/** Whether a path is that of attendance that no server has heard of. */
export const isUnsent = (pathname: string): boolean => pathname.startsWith(`${UNSENT}/`);

/**
 * Attendance of sheets that could not be sent, each sheet's marks, walk-ins and counts as its page tried last. It lies
 * with the pages of its login, sealed as they are, and goes with them.
 */
export function createUnsentMarks(
  pages: Pick<KeptPages, 'openCache' | 'put' | 'read'>,
  fetcher: typeof fetch,
  now: () => number,
) {
  const namesIn = async (cache: Cache | null) =>
    ((await cache?.keys()) ?? []).filter(({ url }) => isUnsent(new URL(url).pathname));
  return {
    async keep(request: Request, name: string, body: string): Promise<void> {
      const headers = new Headers();
      for (const header of HEADERS) headers.set(header, request.headers.get(header) ?? '');
      await pages.put(pathOf(request, name), body, headers);
    },
    async drop(request: Request, name: string): Promise<void> {
      await (await pages.openCache())?.delete(pathOf(request, name));
    },
    /** Forgets what its page took back. */
    async takeBack(name: string): Promise<void> {
      const unsent = await pages.openCache();
      for (const asked of await namesIn(unsent))
        if (asked.url.endsWith(`/${encodeURIComponent(name)}`)) await unsent?.delete(asked);
    },
    /** Throws where there is still no network. What is refused the page tells of when it is opened. */
    async send(): Promise<void> {
      const unsent = await pages.openCache();
      for (const asked of await namesIn(unsent)) {
        const kept = await pages.read(new URL(asked.url).pathname);
        if (kept) await send(kept);
        await unsent?.delete(asked);
      }
    },
  };

  async function send(kept: KeptPage): Promise<void> {
    const headers = new Headers();
    for (const name of HEADERS) headers.set(name, kept.headers.get(name) ?? '');
    for (let body: string | null = kept.html; body !== null; ) {
      const sent = sentNow(body, now());
      const answer = await fetcher('/graphql', { method: 'POST', headers, body: sent });
      if (answer.status >= 500) throw new Error(`The server answers ${answer.status}`);
      body = withoutRefused(sent, await answer.text());
    }
  }
}

/** All lies under the path of its sheet. */
function pathOf(request: Request, name: string): string {
  return `${UNSENT}${new URL(request.referrer).pathname}/${encodeURIComponent(name)}`;
}
