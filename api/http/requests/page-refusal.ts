import type { Context as HonoContext } from 'hono';
import { MOST_BODY_BYTES } from '#api/graphql/document-limits.ts';
import { holdsSecret, pageRoute } from '#domain/installation/page-parameters.ts';
import { type AppEnv, headerOf } from './request-facts.ts';
import { isCallAllowed } from './same-origin.ts';

type PageRefusal = { status: 403 | 405 | 411 | 413; text: string; headers?: Record<string, string> };

/** Why a page is not even asked for; null where it is. Nothing of the request is read for it but its head. */
export function refusalOfPage(
  c: HonoContext<AppEnv>,
  { publicOrigin }: { publicOrigin: string },
): PageRefusal | null {
  const { method, url } = c.req;
  if (method === 'GET' || method === 'HEAD') return null;
  const { pathname, search } = new URL(url);
  const [host, origin, fetchSite] = ['host', 'origin', 'sec-fetch-site'].map((name) => headerOf(c, name));
  const isSecret = holdsSecret(pathname + search);
  // An email program's one click (RFC 8058) comes from another site, or from none; the link is all the right it needs.
  const isOneClick = method === 'POST' && isSecret && pageRoute(pathname) === '/unsubscribe';
  if (!isOneClick && !isCallAllowed({ method, host, origin, fetchSite, isSecret }, publicOrigin))
    return { status: 403, text: 'Calls from other sites are refused.' };
  if (method !== 'POST')
    return { status: 405, text: 'Pages know no such method.', headers: { allow: 'GET, HEAD, POST' } };
  return refusalOfForm(headerOf(c, 'content-length'), headerOf(c, 'transfer-encoding') !== undefined);
}

/** Browsers tell the length of a form: another one is not read at all. */
function refusalOfForm(length = '0', isChunked: boolean): PageRefusal | null {
  if (isChunked) return { status: 411, text: 'The length of the form is missing.' };
  return Number(length) <= MOST_BODY_BYTES ? null : { status: 413, text: 'The form is too large.' };
}
