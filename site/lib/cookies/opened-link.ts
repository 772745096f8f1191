import type { AstroCookies } from 'astro';
import { siteCookie } from './site-cookie.ts';

/** Which kind of link a visitor has opened; also the name of the cookie: no address but its own may hold the token. */
export type OpenedLink = 'hand-over' | 'guild-invite' | 'answer' | 'walk-in';

/** Seconds: as long as it is kept where a login began. */
const OPENED_LINK_LIFETIME = 86_400;

/** Keeps the link for after the login, also when an account has to be made first, or for a poster’s code. */
export function keepOpenedLink(
  kind: OpenedLink,
  cookies: AstroCookies,
  config: App.Locals['config'],
  token: string,
): void {
  cookies.set(kind, token, siteCookie(config, OPENED_LINK_LIFETIME));
}

/** The token of the link that was opened last in this browser; empty for none. */
export function openedLink(kind: OpenedLink, cookies: AstroCookies): string {
  const token = cookies.get(kind)?.value ?? '';
  return /^[\w-]{1,200}$/.test(token) ? token : '';
}

/** Forgets it, once it has been used. */
export function forgetOpenedLink(kind: OpenedLink, cookies: AstroCookies): void {
  if (cookies.has(kind)) cookies.delete(kind, { path: '/' });
}
