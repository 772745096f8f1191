import { readAddress } from '#domain/texts/language-address.ts';
import { isOnTheWayIn } from '../routes.ts';

/** Name of the cookie that remembers where a log-in began. */
export const RETURN_TO_COOKIE = 'returnTo';
/** Seconds: one day. */
export const RETURN_TO_LIFETIME = 86_400;

/** As it stands in an address and in a cookie, which both belong to the head of one answer. */
const MAXIMUM_LENGTH = 1_000;
const NOWHERE = 'http://site.invalid';

/** The path of this site in `candidate`, or null when it leads elsewhere or is no path. */
export function ownPath(candidate: string | null | undefined): string | null {
  if (!candidate || encodeURIComponent(candidate.toWellFormed()).length > MAXIMUM_LENGTH) return null;
  if (!candidate.startsWith('/') || candidate.startsWith('//')) return null;
  // Browsers read a backslash as a slash and drop tabs and line breaks: «/\evil.example» would leave the site.
  if (/[\\\p{Cc}]/u.test(candidate)) return null;
  const url = URL.canParse(candidate, NOWHERE) ? new URL(candidate, NOWHERE) : null;
  if (!url || url.origin !== NOWHERE || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The same, and null when it leads back to the log-in. */
export function safeReturnTo(candidate: string | null | undefined): string | null {
  const path = ownPath(candidate);
  const { pathname } = new URL(path ?? '/', NOWHERE);
  return isOnTheWayIn(readAddress(pathname).path) ? null : path;
}

/** The same as safeReturnTo for an absolute address of this very origin, as the Referer header holds it. */
export function returnToOfReferer(referer: string | null, origin: string): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const url = new URL(referer);
  return url.origin === origin ? safeReturnTo(url.pathname + url.search) : null;
}
