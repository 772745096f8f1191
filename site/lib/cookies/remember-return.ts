import type { APIContext } from 'astro';
import { RETURN_TO_COOKIE, RETURN_TO_LIFETIME, returnToOfReferer, safeReturnTo } from './return-to.ts';
import { siteCookie } from './site-cookie.ts';

type Page = Pick<APIContext, 'cookies' | 'locals' | 'request' | 'url'>;

/** Path a visitor came from: the requested one or the previous page, if on this site. */
export function cameFrom({ locals, request, url }: Page): string | null {
  return (
    safeReturnTo(url.searchParams.get('returnTo')) ??
    returnToOfReferer(request.headers.get('referer'), locals.config.publicOrigin)
  );
}

/** Keeps where a visitor came from for after the login, also when an account has to be made first. */
export function rememberReturn(page: Page): void {
  const from = cameFrom(page);
  if (from) rememberPlace(page, from);
}

/** Keeps where a visitor is, for a login that begins there. */
export function rememberPlace({ cookies, locals }: Page, path: string): void {
  const place = safeReturnTo(path);
  if (place) cookies.set(RETURN_TO_COOKIE, place, siteCookie(locals.config, RETURN_TO_LIFETIME));
}
