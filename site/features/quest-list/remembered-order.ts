import type { APIContext } from 'astro';
import { siteCookie } from '../../lib/cookies/site-cookie.ts';
import { type ListOrder, orderOf } from './list-filter.ts';

const COOKIE = 'list-order';
/** Half a year in seconds. */
const LIFETIME = 180 * 86_400;

/** The order of lists in this browser: the one that the address names, which is remembered, else the last one, else by day. */
export function listOrder({
  cookies,
  locals,
  url,
}: Pick<APIContext, 'cookies' | 'locals' | 'url'>): ListOrder {
  const known = orderOf(cookies.get(COOKIE)?.value);
  const asked = orderOf(url.searchParams.get('by'));
  // By day is how lists open anyway: a browser that never chose keeps no cookie.
  if (asked && asked !== (known ?? 'day')) cookies.set(COOKIE, asked, siteCookie(locals.config, LIFETIME));
  return asked ?? known ?? 'day';
}
