import type { APIContext, MiddlewareHandler, MiddlewareNext } from 'astro';
import { LOG_IN_HEADER } from '#domain/sessions/kept-headers.ts';
import { withoutClosedLinks } from './lib/links-to-open-pages.ts';
import { seeOther, seeOtherWithToast, sendToLogIn } from './lib/page-response.ts';
import { paths } from './lib/paths.ts';
import { isOpenAtKiosk, routeOf, turnedAwayTo } from './lib/routes.ts';
import { isSwitchedOff, leadsOn } from './lib/switched-off.ts';

/**
 * Pages show who is logged in and what is free right now: no shared cache may keep one, and no disk a person's, but for
 * those few that the site's own worker keeps for when there is no connection, told by the name of the login. The
 * app itself keeps visitors' pages for a moment, but for those of the way in, which remember where one came from.
 */
export const onRequest: MiddlewareHandler = async (context, next) => {
  const { locals, routePattern } = context;
  const response = openLinksOnly(await pageOrOutage(context, next), locals.config);
  const { headers } = response;
  // Also for readers that stop before the page's own word on it.
  if (headers.get('content-type') === 'text/html') headers.set('content-type', 'text/html; charset=utf-8');
  if (!headers.has('cache-control')) {
    const isForOne = locals.viewer !== null || routeOf(routePattern)?.isForOne;
    headers.set('cache-control', isForOne ? 'private, no-store' : 'no-cache');
  }
  if (locals.logInName && leadsOn(paths.offline(), locals.config))
    headers.set(LOG_IN_HEADER, locals.logInName);
  const { renewedCookie } = locals;
  if (renewedCookie && !setsSameCookie(headers, renewedCookie)) headers.append('set-cookie', renewedCookie);
  return response;
};

/** Removes links to pages that are switched off. */
function openLinksOnly(response: Response, config: App.Locals['config']): Response {
  const { body, headers, status, statusText } = response;
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  if (config.switchedOffPaths.length === 0 || !isPage || !body) return response;
  const mended = withoutClosedLinks(body, (href) => leadsOn(href, config));
  return new Response(mended, { status, statusText, headers });
}

/**
 * The page that was asked for; without the database, or where no one can tell who asks, the one that says so, also when
 * the page itself has found out. A page that was sent a form by someone known tells of it itself, beside what was typed.
 */
async function pageOrOutage(context: APIContext, next: MiddlewareNext): Promise<Response> {
  const { locals, url, request } = context;
  if (locals.isDatabaseAway() || locals.isPersonUnknown) return next(OUTAGE_PAGE + url.search);
  if (locals.isOfOtherAccount) return refuseOtherAccount(context);
  const standIn = standInFor(url.pathname, locals.config);
  const elsewhere = standIn === undefined ? ((await turnAway(context)) ?? (await runForm(context))) : null;
  const response = elsewhere ?? (await next(standIn));
  if (!locals.isDatabaseAway() || request.method === 'POST') return response;
  await response.body?.cancel();
  return next(OUTAGE_PAGE + url.search);
}

/** Answers a form on a page of another account: nothing of it is done, and the page is shown as the session sees it. */
function refuseOtherAccount(context: APIContext): Response {
  const { request, routePattern, url } = context;
  const isFetched = (request.headers.get('sec-fetch-mode') ?? 'navigate') !== 'navigate';
  if (isFetched) return new Response(null, { status: 409 });
  const hasPage = routeOf(routePattern)?.form !== 'endpoint';
  return seeOtherWithToast(context, hasPage ? url.pathname + url.search : paths.home(), 'other-account');
}

/** Redirect for people who can't open the page, or whose form it doesn't know; null if the page answers. */
async function turnAway(context: APIContext): Promise<Response | null> {
  const { locals, routePattern, request, url } = context;
  const route = routeOf(routePattern);
  if (!route) return null;
  if (locals.isKiosk && !locals.viewer && !isOpenAtKiosk(routePattern)) return seeOther(paths.kiosk());
  const target = turnedAwayTo(route.access, locals.viewer);
  if (target !== null) return target === 'log-in' ? sendToLogIn(context) : seeOther(target);
  return request.method === 'POST' && !route.form ? seeOther(url.pathname + url.search) : null;
}

/** Does what a form asks for that was sent to the page; null where the page is to show what became of it, or does it. */
async function runForm(context: APIContext): Promise<Response | null> {
  const form = routeOf(context.routePattern)?.form;
  if (form === undefined || form === 'endpoint' || context.request.method !== 'POST') return null;
  const { default: action } = await form();
  const result = await action(context);
  if (result instanceof Response) return result;
  context.locals.sent = { by: action, result };
  return null;
}

/** The page that answers in place of the one of that address; undefined where it answers itself. */
function standInFor(pathname: string, config: App.Locals['config']): string | undefined {
  if (isSwitchedOff(pathname, config)) return '/under-construction';
  // Astro serves the pages for what breaks at addresses of their own, where nothing has broken.
  return ERROR_PAGE.test(decoded(pathname)) ? '/page-not-found' : undefined;
}

const OUTAGE_PAGE = '/unavailable';
const ERROR_PAGE = /^\/+(500|unavailable)\/*$/;

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** A page that logs in or out has the last word on the session. */
function setsSameCookie(headers: Headers, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf('=') + 1);
  return headers.getSetCookie().some((own) => own.startsWith(name));
}
