import { parse } from 'hono/utils/cookie';
import type { Config } from '#api/process/config/config.ts';
import { PENDING_LIFETIME_MS } from '#domain/identity/second-factor.ts';
import { browserCookie } from './browser-cookie.ts';

/*
 * The token of a login that waits for the second factor, in a browser: no script and no other site's form gets at it,
 * and it opens nothing by itself.
 */

type Setting = Pick<Config, 'isCookieSecure'>;

/** Name of the login cookie. With secure cookies, its prefix keeps other servers from setting it for this host. */
function nameOf({ isCookieSecure }: Setting): string {
  return isCookieSecure ? '__Host-log-in' : 'log-in';
}

/** The token in a Cookie header, if there is one. */
export function readLogInToken(config: Setting, header: string | null | undefined): string | null {
  const name = nameOf(config);
  const token = header && parse(header, name)[name];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Set-Cookie value that hands the token to a browser. */
export function logInCookie(config: Setting, token: string): string {
  return browserCookie(config, nameOf(config), token, PENDING_LIFETIME_MS / 1000);
}

/** Set-Cookie value that takes it back. */
export function blankLogInCookie(config: Setting): string {
  return browserCookie(config, nameOf(config), '', 0);
}
