import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { hashToken } from '#api/access/auth/session.ts';
import type { Config } from '#api/process/config/config.ts';
import { browserCookie } from './browser-cookie.ts';
import type { Context } from './context.ts';

/*
 * The key of whoever goes on with an address of email: a code is good only where it was asked for. A browser has it as
 * a cookie that no script reads, any other client sends it along. The database knows its hash.
 */

/** Longer than it takes to finish: what has ended tells so by its row. */
const LIFETIME_SECONDS = 2 * 60 * 60;
const KEY = /^[\w-]{43}$/;

type Setting = Pick<Config, 'joiningCookieName' | 'isCookieSecure'>;

/** The key in a Cookie header, if there is one. */
export function readJoiningKey(
  { joiningCookieName }: Pick<Config, 'joiningCookieName'>,
  header: string | null | undefined,
): string | null {
  const key = header && parse(header, joiningCookieName)[joiningCookieName];
  return key && KEY.test(key) ? key : null;
}

/** The hash of the caller's key: a browser's cookie, else what a client sent; null without one. */
export function joiningHashOf(
  { request }: Pick<Context, 'request'>,
  sent: string | null | undefined,
): string | null {
  const key = request.isBrowser ? request.joiningKey : sent;
  return key && KEY.test(key) ? hashToken(key) : null;
}

/** A new key, for a browser or client that has none. */
export function newJoiningKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString('base64url');
  return { key, hash: hashToken(key) };
}

/** Set-Cookie value that gives a browser its key. */
export function joiningCookie(config: Setting, key: string): string {
  return browserCookie(config, config.joiningCookieName, key, LIFETIME_SECONDS);
}

/** Set-Cookie value that takes it back. */
export function blankJoiningCookie(config: Setting): string {
  return browserCookie(config, config.joiningCookieName, '', 0);
}
