import type { Config } from '#api/process/config/config.ts';
import { reportDirectives, reportingHeaders } from '#domain/installation/policy-report.ts';

/** Headers of every answer. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self)',
} as const;

/** HSTS header value: two years, as the browsers' preload list requires. */
const HSTS = 'max-age=63072000';

export type HeaderSettings = Pick<Config, 'isCookieSecure' | 'hasHstsSubdomains'>;
export type PageSettings = HeaderSettings & Pick<Config, 'publicOrigin'>;

function hstsOf({ isCookieSecure, hasHstsSubdomains }: HeaderSettings): Record<string, string> {
  const value = hasHstsSubdomains ? `${HSTS}; includeSubDomains` : HSTS;
  return isCookieSecure ? { 'strict-transport-security': value } : {};
}

/** The headers that protect every answer; over HTTPS also the one that insists on it. */
export function securityHeaders(config: HeaderSettings): Readonly<Record<string, string>> {
  return { ...ALWAYS, ...hstsOf(config) };
}

/** For pages, which have a policy: where browsers tell that it was violated. */
export function pageHeaders(config: PageSettings): Readonly<Record<string, string>> {
  return { ...securityHeaders(config), ...reportingHeaders(config.publicOrigin) };
}

/** For what other websites show, whose own policy says that they may. */
export function embeddedHeaders(config: PageSettings): Readonly<Record<string, string>> {
  const { 'x-frame-options': _, ...headers } = pageHeaders(config);
  return { ...headers, 'cross-origin-resource-policy': 'cross-origin' };
}

/**
 * For a page whose address acts for whoever has it: no other page is told the address, not even one of this site.
 * Browsers then name no origin with its forms either, which `same-origin.ts` knows.
 */
export const UNTOLD_ADDRESS = { 'referrer-policy': 'no-referrer' } as const;

/** For answers that are data: nothing of them may run, be framed or kept. What only pages need is left out. */
export function dataHeaders(config: HeaderSettings): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    ...hstsOf(config),
  };
}

/**
 * For the console: scripts and style elements by nonce. A `style` attribute in HTML is refused; what React and the
 * libraries set on an element's own `style` is none.
 */
export function consoleCsp(nonce: string, { publicOrigin }: PageSettings): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    reportDirectives(publicOrigin),
  ].join('; ');
}
