import { defineMiddleware } from 'astro:middleware';

/** Pages show who is logged in and what is free right now: no shared cache may keep one, and no disk a person's. */
export const onRequest = defineMiddleware(async ({ locals }, next) => {
  const response = await next();
  if (!response.headers.has('cache-control')) {
    response.headers.set('cache-control', locals.viewer ? 'private, no-store' : 'no-cache');
  }
  return response;
});
