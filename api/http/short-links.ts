import type { Hono } from 'hono';
import { SHORT_LINK_PATH } from '#api/access/outbox/messages/short-links.ts';
import { findShortLink } from '#api/discovery/sharing/find-short-link.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { securityHeaders } from './answers/headers.ts';
import type { AppEnv } from './requests/request-facts.ts';

/** The short addresses of text messages, each of which leads to a page of ours; others are pages that are not there. */
export function addShortLinks(app: Hono<AppEnv>, { store, config }: GraphqlDeps): void {
  app.get(`${SHORT_LINK_PATH}/:code`, async (c, next) => {
    const path = await findShortLink(store, c.req.param('code'));
    if (path === null) return next();
    const headers = { ...securityHeaders(config), location: path, 'cache-control': 'no-cache' };
    return new Response(null, { status: 302, headers });
  });
}
