import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { RequestFacts } from '#api/access/request/context.ts';
import { readJoiningKey } from '#api/access/request/joining-key.ts';
import { readKioskToken } from '#api/access/request/kiosk-cookie.ts';
import { readBrowserToken } from '#api/access/request/known-browser.ts';
import { readLogInToken } from '#api/access/request/log-in-cookie.ts';
import { readPasskeyToken } from '#api/access/request/passkey-cookie.ts';
import { clientAddress } from '#api/process/client-address.ts';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import { PAGE_ACCOUNT_HEADER } from '#domain/sessions/page-account.ts';
import { readAddress } from '#domain/texts/language-address.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';

export type AppEnv = { Bindings: Partial<HttpBindings> };

/**
 * A header by its name in lower case; of those that may come several times, none is read here. Straight from Node
 * where there is one: building the Headers of a Request costs more than the rest of the way to the resolvers.
 */
export function headerOf(c: HonoContext<AppEnv>, name: string): string | undefined {
  const headers = c.env?.incoming?.headers;
  if (!headers) return c.req.header(name);
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** Facts about a request from its transport. In-process requests have no socket and no address. */
export function readRequestFacts(
  c: HonoContext<AppEnv>,
  config: Pick<Config, 'trustedProxies' | 'browserCookieName' | 'joiningCookieName' | 'isCookieSecure'>,
): RequestFacts {
  const origin = headerOf(c, 'origin') ?? null;
  const { locale } = readAddress(c.req.path);
  return {
    address: clientAddress(
      c.env?.incoming?.socket.remoteAddress,
      config.trustedProxies && headerOf(c, 'x-forwarded-for'),
      config.trustedProxies,
    ),
    isBrowser: origin !== null || headerOf(c, 'sec-fetch-site') !== undefined,
    browserToken: readBrowserToken(config, headerOf(c, 'cookie')),
    joiningKey: readJoiningKey(config, headerOf(c, 'cookie')),
    passkeyToken: readPasskeyToken(config, headerOf(c, 'cookie')),
    kioskToken: readKioskToken(config, headerOf(c, 'cookie')),
    host: headerOf(c, 'host') ?? null,
    logInToken: readLogInToken(config, headerOf(c, 'cookie')),
    userAgent: headerOf(c, 'user-agent') ?? null,
    origin,
    pageAccount: headerOf(c, PAGE_ACCOUNT_HEADER) ?? null,
    pageLocale: locale === FIRST_LOCALE ? null : locale,
    requestId: currentRequest()?.id ?? randomUUID(),
  };
}
