import { isSheetAddress, isSheetPath } from '#domain/attendance/sheet-page.ts';
import { holdsSecret, pageRoute } from '#domain/installation/page-parameters.ts';
import { readAddress } from '#domain/texts/language-address.ts';
import { isPicture } from './kept-pictures.ts';

/**
 * What the worker does with a request. `leave`: nothing, as if it were not there; `page`: asks the network, and has
 * something to show without one; `part`: a file that never changes under its name; `own`: a file that comes with the
 * worker; `picture`: one of a charity, of which something may be kept with a page; `sheet`: asked of the API by an attendance sheet; `log-out`: forgets what is kept, then asks the network; `other-person`: someone may be about to log in, so
 * what is kept is forgotten, and the request left alone.
 */
export type Way = 'leave' | 'page' | 'part' | 'own' | 'picture' | 'sheet' | 'log-out' | 'other-person';

export type Asked = Pick<Request, 'method' | 'mode' | 'url' | 'referrer'>;

/**
 * What `request` is to a worker of this `origin`. Console and API are left alone but for
 * attendance sheets, files and everything unknown too.
 */
export function wayOf({ method, mode, url, referrer }: Asked, origin: string): Way {
  const address = new URL(url);
  if (address.origin !== origin) return 'leave';
  if (mode !== 'navigate') {
    if (method === 'GET') return wayOfFile(address.pathname);
    return address.pathname === '/graphql' && isSheetAddress(referrer) ? 'sheet' : 'leave';
  }
  if (isSheetPath(address.pathname)) return method === 'GET' ? 'page' : 'leave';
  const route = pageRoute(address.pathname);
  if (method === 'POST') return wayOfForm(route);
  const isFile = /\.[a-z\d]+$/i.test(address.pathname);
  const isLeft =
    isFile || route === null || LEFT_ALONE.has(route) || holdsSecret(address.pathname + address.search);
  return method !== 'GET' || isLeft ? 'leave' : 'page';
}

/** The address under which a page is kept, if the server allows it; null for one that is asked in a way of its own. */
export function keptUnder(url: string): string | null {
  const { pathname, search } = new URL(url);
  const route = pageRoute(pathname);
  if (isSheetPath(pathname)) return pathname;
  return search === '' && route !== null && KEPT_ROUTES.has(route) ? pathname : null;
}

/** The languages' own addresses of what a page shows without a connection. */
export function isStart(pathname: string): boolean {
  return readAddress(pathname).path === '/';
}

/** Files that come with the worker, beside the pages that say that there is no connection. */
export const OWN_FILES: readonly string[] = ['/offline-copy.js', '/offline-copy.css'];

/** Pages that a browser may keep at all; which of them it may keep for whom the server says with each. */
export const KEPT_ROUTES: ReadonlySet<string> = new Set(['/home', '/find', '/questList/:id/quest/:id']);

/**
 * What acts for whoever has the address, leads elsewhere, or is no page: the worker never comes between. Which ways in
 * there are says the table of routes; a test holds this against it.
 */
export const LEFT_ALONE: ReadonlySet<string> = new Set([
  '/again',
  '/answer',
  '/answers-address',
  '/createAccount',
  '/close-banner',
  '/createChariteerAccount',
  '/createProviderAccount',
  '/end-session',
  '/guardian',
  '/guardian/consent',
  '/guardian/records',
  '/guilds/invited',
  '/hand-over',
  '/join',
  '/join/code',
  '/join/link',
  '/join/who',
  '/language',
  '/login/second',
  '/logout',
  '/mailbox',
  '/manifest.webmanifest',
  '/next/:id',
  '/offer',
  '/organization',
  '/out/:id',
  '/passwordReset',
  '/prove',
  '/robots.txt',
  '/stop-recovery',
  '/take-back',
  '/undo-address',
  '/unsubscribe',
  '/verifiedEmail',
  '/verifyEmail',
  '/walk-in',
  '/walk-in/hours',
]);

/** Forms after which someone else may be logged in. */
const CHANGES_PERSON: ReadonlySet<string> = new Set([
  '/account-removal',
  '/createChariteerAccount',
  '/createProviderAccount',
  '/end-session',
  '/join/code',
  '/join/link',
  '/join/who',
  '/login',
  '/login/second',
  '/passwordReset',
  '/stop-recovery',
  '/take-back',
  '/undo-address',
  '/verifiedEmail',
  '/verifyEmail',
]);

function wayOfForm(route: string | null): Way {
  if (route === '/logout') return 'log-out';
  return route !== null && CHANGES_PERSON.has(route) ? 'other-person' : 'leave';
}

function wayOfFile(pathname: string): Way {
  if (OWN_FILES.includes(pathname)) return 'own';
  if (isPicture(pathname)) return 'picture';
  return /^\/(?:_astro|shields|console\/assets)\//.test(pathname) ? 'part' : 'leave';
}
