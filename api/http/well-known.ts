import type { Hono } from 'hono';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Store } from '#db/store.ts';
import { securityContact } from '#domain/installation/security-contact.ts';
import { dataHeaders } from './answers/headers.ts';
import type { AppEnv } from './requests/request-facts.ts';

const SECURITY = '/.well-known/security.txt';
const CHANGE_PASSWORD = '/.well-known/change-password';
/** Page with the form to change a password; visitors are sent to the login first. */
const PASSWORD_FORM = '/settings#password';
const DAY_SECONDS = 86_400;

type Deps = { store: Store; clock: () => number; config: Config };

/**
 * Addresses that programs know beforehand: whom to tell of a hole, and where password managers send people. Without an
 * address for help the first one is not there.
 */
export function addWellKnown(app: Hono<AppEnv>, { store, clock, config }: Deps): void {
  const headers = dataHeaders(config);
  app.get(SECURITY, async (c, next) => {
    const text = securityContact(await effectiveConfig(store, config), clock());
    if (text === null) return next();
    const kept = { ...headers, 'cache-control': `public, max-age=${DAY_SECONDS}` };
    return c.text(text, 200, kept);
  });
  // Where a site is asked of old; RFC 9116 lets it lead on.
  app.get(
    '/security.txt',
    () => new Response(null, { status: 302, headers: { ...headers, location: SECURITY } }),
  );
  app.get(
    CHANGE_PASSWORD,
    () => new Response(null, { status: 302, headers: { ...headers, location: PASSWORD_FORM } }),
  );
}
