import type { APIContext, AstroGlobal } from 'astro';
import { type ErrorCopyContext, isRetryable, type ShownError } from '#domain/wording/error-copy.ts';
import { errorCopyIn } from '#domain/wording/error-copy-in.ts';
import { MAY_BE_KEPT_HEADER } from '#domain/sessions/kept-headers.ts';
import type { SiteViewer } from './api-client.ts';
import { FLASH_COOKIE, FLASH_LIFETIME, type FlashKey, type Toast } from './cookies/flash.ts';
import { safeReturnTo } from './cookies/return-to.ts';
import { siteCookie } from './cookies/site-cookie.ts';
import { paths } from './paths.ts';
import { leadsOn } from './switched-off.ts';

type Page = Pick<APIContext, 'cookies' | 'url' | 'locals'>;
type AnsweringPage = Pick<APIContext, 'locals' | 'request' | 'rewrite' | 'url'>;

/** A redirect that is always fetched with GET, with the cookies that the API has set on the way. */
export function seeOther(path: string, setCookies: readonly string[] = []): Response {
  return redirect(303, path, setCookies);
}

/** A redirect that takes the form along. */
export function sendOn(path: string, setCookies: readonly string[]): Response {
  return redirect(307, path, setCookies);
}

function redirect(status: 303 | 307, path: string, setCookies: readonly string[]): Response {
  const headers = new Headers({ location: path });
  for (const cookie of setCookies) headers.append('set-cookie', cookie);
  return new Response(null, { status, headers });
}

/** Viewer of a page that visitors can't open (`routes.ts`). */
export function viewerOf({ viewer }: Pick<App.Locals, 'viewer'>): SiteViewer {
  if (!viewer) throw new Error('The table of routes lets visitors in here.');
  return viewer;
}

/** The login that leads back here; a form is answered with it at once, and goes along. Its body must be unread. */
export function sendToLogIn({ request, rewrite, url }: AnsweringPage): Response | Promise<Response> {
  const logIn = paths.login(safeReturnTo(url.pathname + url.search) ?? undefined);
  return request.method === 'POST' ? rewrite(logIn) : seeOther(logIn);
}

/** Lets the reader's browser keep the page for when there is no connection: as it is without a notice, and for this log-in. */
export function mayBeKept({ locals, response }: Pick<AstroGlobal, 'locals' | 'response'>): void {
  if (locals.notice && !locals.isNoticeTaken) return;
  if (locals.logInName && leadsOn(paths.offline(), locals.config))
    response.headers.set(MAY_BE_KEPT_HEADER, 'yes');
}

/** Redirects and lets the next page announce the notice. */
export function seeOtherWithToast(
  page: Page,
  path: string,
  toast: FlashKey,
  setCookies: readonly string[] = [],
): Response {
  page.cookies.set(FLASH_COOKIE, toast, siteCookie(page.locals.config, FLASH_LIFETIME));
  return seeOther(path, setCookies);
}

/** Gives the page that shows a refusal the status that fits, and says when trying again makes sense. */
export function markRefused(response: AstroGlobal['response'], error: ShownError): void {
  if (error.code === 'RATE_LIMITED') {
    response.status = 429;
    if (error.retryAfterSeconds) response.headers.set('retry-after', String(error.retryAfterSeconds));
  } else if (isRetryable(error)) {
    response.status = 503;
    response.headers.set('retry-after', String(RETRY_AFTER_SECONDS));
  } else {
    response.status = 422;
  }
}

/** Sets the status of a form shown again: that of the API's refusal, otherwise 422. */
export function markUnsent(response: AstroGlobal['response'], error: ShownError | null): void {
  if (error) markRefused(response, error);
  else response.status = 422;
}

/** The notice of a form that was refused, on the page that shows it again: with the status that fits. */
export function refusalNotice(
  { locals, response }: Pick<AstroGlobal, 'locals' | 'response'>,
  error: ShownError,
  said: ErrorCopyContext = {},
): Toast {
  markRefused(response, error);
  const supportEmail = locals.config.supportEmail ?? undefined;
  return {
    tone: 'error',
    text: errorCopyIn(locals.locale, error, { surface: 'site', ...said, supportEmail }),
  };
}

/** When a page that could not be made is worth asking for again. */
export const RETRY_AFTER_SECONDS = 5;

/** The notice left by the page before, for a page that shows it in a place of its own; on others `Layout` shows it. */
export function takeToast({ locals }: Pick<APIContext, 'locals'>): Toast | null {
  locals.isNoticeTaken = true;
  return locals.notice;
}
