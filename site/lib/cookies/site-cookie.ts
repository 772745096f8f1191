import type { AstroCookieSetOptions } from 'astro';
import type { SiteConfig } from '../api-client.ts';

/** Options of a cookie that only the server reads. `lifetime` in seconds. */
export function siteCookie({ publicOrigin }: SiteConfig, lifetime: number): AstroCookieSetOptions {
  // Not by the protocol of the request: behind a proxy that ends TLS it is http.
  const secure = publicOrigin.startsWith('https:');
  return { path: '/', httpOnly: true, sameSite: 'lax', maxAge: lifetime, secure };
}
