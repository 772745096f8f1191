import { randomBytes } from 'node:crypto';
import { parse } from 'hono/utils/cookie';
import { hashToken } from '#api/access/auth/session.ts';
import type { Config } from '#api/process/config/config.ts';
import { PASSKEY_CHALLENGE_LIFETIME_MS } from '#domain/identity/passkey.ts';
import { browserCookie } from './browser-cookie.ts';
import type { Context } from './context.ts';

/*
 * By what a browser is known again that was asked for a passkey before anybody has logged in: what another browser was
 * asked opens nothing here. It is good for nothing else, and gone after minutes.
 */

type Setting = Pick<Config, 'isCookieSecure'>;

/** The browser's token in a Cookie header, if there is one. */
export function readPasskeyToken(config: Setting, header: string | null | undefined): string | null {
  const name = nameOf(config);
  const token = header && parse(header, name)[name];
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Marks the browser of the request, or goes on with the mark it has; the hash of it, for the database. */
export function markForPasskey({ config, request, setCookie }: Context): string {
  const token = request.passkeyToken ?? randomBytes(32).toString('base64url');
  setCookie(browserCookie(config, nameOf(config), token, PASSKEY_CHALLENGE_LIFETIME_MS / 1000));
  return hashToken(token);
}

/** The hash of the mark that the browser of the request has; null without one. */
export function passkeyMarkOf({ request }: Pick<Context, 'request'>): string | null {
  return request.passkeyToken === null ? null : hashToken(request.passkeyToken);
}

function nameOf({ isCookieSecure }: Setting): string {
  return isCookieSecure ? '__Host-passkey' : 'passkey';
}
