import type { MiddlewareHandler } from 'astro';

/** Pages show who is logged in and what is free right now: no shared cache may keep one, and no disk a person's. */
export const onRequest: MiddlewareHandler = async ({ locals }, next) => {
  const response = await next();
  const { headers } = response;
  if (!headers.has('cache-control')) {
    headers.set('cache-control', locals.viewer ? 'private, no-store' : 'no-cache');
  }
  const { renewedCookie } = locals;
  if (renewedCookie && !setsSameCookie(headers, renewedCookie)) headers.append('set-cookie', renewedCookie);
  return response;
};

/** A page that logs in or out has the last word on the session. */
function setsSameCookie(headers: Headers, cookie: string): boolean {
  const name = cookie.slice(0, cookie.indexOf('=') + 1);
  return headers.getSetCookie().some((own) => own.startsWith(name));
}
