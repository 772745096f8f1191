import { readAddress } from '#domain/texts/language-address.ts';
import { isOnTheWayIn } from '../routes.ts';

/** Name of the cookie that remembers where a login began. */
export const RETURN_TO_COOKIE = 'returnTo';
/** Seconds: one day. */
export const RETURN_TO_LIFETIME = 86_400;

/** Maximum length of a path in an address and a cookie, which share the response's header. */
const MAXIMUM_LENGTH = 1_000;
const NOWHERE = 'http://site.invalid';

/** The path of this site in `candidate`, or null when it leads elsewhere or is no path. */
export function ownPath(candidate: string | null | undefined): string | null {
  if (!candidate || encodeURIComponent(candidate.toWellFormed()).length > MAXIMUM_LENGTH) return null;
  if (!candidate.startsWith('/') || candidate.startsWith('//')) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks: “/\evil.example” would leave the site.
  if (/[\\\p{Cc}]/u.test(candidate)) return null;
  const url = URL.canParse(candidate, NOWHERE) ? new URL(candidate, NOWHERE) : null;
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Path to return to; null if it's unsafe or leads back to the login. */
export function safeReturnTo(candidate: string | null | undefined): string | null {
  const path = ownPath(candidate);
  const { pathname } = new URL(path ?? '/', NOWHERE);
  return isOnTheWayIn(readAddress(pathname).path) ? null : path;
}

/** Path to return to from an absolute address of this origin, such as the Referer header. */
export function returnToOfReferer(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.origin === origin ? safeReturnTo(url.pathname + url.search) : null;
}
