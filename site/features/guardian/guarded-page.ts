import type { AstroGlobal } from 'astro';
import type { ShownError } from '#domain/wording/error-copy.ts';
import { markRefused } from '../../lib/page-response.ts';

type Answer = AstroGlobal['response'];

/** Forbids caching of pages that act for a guardian. The server keeps their addresses from other sites. */
export function guardAddress({ headers }: Answer): void {
  headers.set('cache-control', 'private, no-store');
}

const REFUSED = 'GUARDIAN_ADDRESS_REFUSED';
const GONE = ['LINK_EXPIRED', 'LINK_USED', 'ACCOUNT_REMOVED'];

/** Whether the link itself opens nothing: then the page is about that alone. */
export function isDeadLink({ code = '' }: ShownError): boolean {
  return code === 'INVALID_TOKEN' || code === REFUSED || GONE.includes(code);
}

/** The status that fits: 410 for links that are over, 404 for those that never were any. */
export function markGuardianRefusal(response: Answer, error: ShownError): void {
  if (GONE.includes(error.code ?? '')) response.status = 410;
  else if (error.code === 'INVALID_TOKEN') response.status = 404;
  else markRefused(response, error);
}

/** Seconds: as long as a link lasts that is not renewed. */
export const GUARDIAN_COOKIE_LIFETIME = 30 * 24 * 60 * 60;
