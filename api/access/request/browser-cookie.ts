import { generateCookie } from 'hono/cookie';
import type { Config } from '#api/process/config/config.ts';

/** Set-Cookie value of a cookie for every page, which no script and no other site's form gets at; 0 s take it back. */
export function browserCookie(
  { isCookieSecure }: Pick<Config, 'isCookieSecure'>,
  name: string,
  value: string,
  lifetimeSeconds: number,
): string {
  return generateCookie(name, value, {
    maxAge: lifetimeSeconds,
    httpOnly: true,
    secure: isCookieSecure,
    sameSite: 'Lax',
  });
}
