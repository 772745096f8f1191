import type { Config } from '#api/process/config/config.ts';
import { browserCookie } from './browser-cookie.ts';
import type { RequestFacts } from './context.ts';

/*
 * The user name of who logged in last in a browser, so that the login greets people who were here before, and no one
 * else. It opens nothing, no script reads it, and it goes with the log-out; a session that only ended leaves it.
 */

export const USERNAME_COOKIE = 'username';
/** Lifetime of the cookie, the same as an unused session's. */
const LIFETIME_SECONDS = 30 * 24 * 60 * 60;

type Setting = Pick<Config, 'isCookieSecure'>;

/** Set-Cookie value with the user name; null for a client that is no browser. */
export function usernameCookie(
  config: Setting,
  { isBrowser }: Pick<RequestFacts, 'isBrowser'>,
  username: string,
): string | null {
  return isBrowser ? browserCookie(config, USERNAME_COOKIE, username, LIFETIME_SECONDS) : null;
}

/** Set-Cookie value that forgets it. */
export function blankUsernameCookie(config: Setting): string {
  return browserCookie(config, USERNAME_COOKIE, '', 0);
}
