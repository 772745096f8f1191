import type { AstroCookies } from 'astro';
import { siteCookie } from '../../lib/cookies/site-cookie.ts';

/** Name of the cookie that keeps which link a visitor has opened: no address but its own may hold the token. */
const OPENED_LINK_COOKIE = 'hand-over';
/** Seconds: as long as it is kept where a log-in began. */
const OPENED_LINK_LIFETIME = 86_400;

/** Keeps the link for after the log-in, also when an account has to be made first. */
export function keepOpenedLink(cookies: AstroCookies, config: App.Locals['config'], token: string): void {
  cookies.set(OPENED_LINK_COOKIE, token, siteCookie(config, OPENED_LINK_LIFETIME));
}

/** The token of the link that was opened last in this browser; empty for none. */
export function openedLink(cookies: AstroCookies): string {
  const token = cookies.get(OPENED_LINK_COOKIE)?.value ?? '';
  return /^[\w-]{1,200}$/.test(token) ? token : '';
}

/** Forgets it, once its place is taken. */
export function forgetOpenedLink(cookies: AstroCookies): void {
  if (cookies.has(OPENED_LINK_COOKIE)) cookies.delete(OPENED_LINK_COOKIE, { path: '/' });
}
