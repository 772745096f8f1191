import { randomUUID } from 'node:crypto';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { createSessions } from '#api/access/auth/session.ts';
import { createSlowDown, type Wait } from '#api/access/auth/slow-down.ts';
import { failure } from '#api/access/request/errors.ts';
import { createDocuments } from '#api/graphql/documents.ts';
import { KNOWN_DOCUMENTS } from '#api/graphql/generated/known-documents.ts';
import { MOST_BODY_BYTES } from '#api/graphql/guard.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { schema } from '#api/graphql/schema.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { createGraphqlEndpoint } from '#api/http/endpoint.ts';
import { createConsolePages } from '#api/http/files/console-pages.ts';
import { addSharedFiles } from '#api/http/files/shared-files.ts';
import { createStaticFiles } from '#api/http/files/static-files.ts';
import { addHealth, RETRY_AFTER_SECONDS } from '#api/http/health.ts';
import type { PageCache } from '#api/http/page-cache.ts';
import { addPeopleFiles } from '#api/http/people-files.ts';
import { addPolicyReports } from '#api/http/policy-reports.ts';
import { type AppEnv, headerOf } from '#api/http/requests/request-facts.ts';
import { routeName } from '#api/http/requests/route-name.ts';
import { isCallAllowed } from '#api/http/requests/same-origin.ts';
import { createSiteServer, type SiteHandler } from '#api/http/site.ts';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { effectiveConfig } from '#api/reads/settings/effective-config.ts';
import { knownSiteSettings } from '#api/reads/settings/site-settings.ts';
import type { Store } from '#db/store.ts';
import { holdsSecret } from '#domain/installation/page-parameters.ts';
import { errorCopy } from '#domain/wording/error-copy.ts';

export type AppDeps = {
  store: Store;
  /** Epoch ms. */
  clock: () => number;
  config: Config;
  log: Logger;
  /** How answers wait that are held back; by the system's timer when not given. */
  wait?: Wait;
  /** Says that the process stops: whoever waits then is sent away. */
  stopping?: AbortSignal;
  site?: SiteHandler;
  /** Keeps pages of visitors for a moment; see its `before`. */
  pages?: PageCache;
  /** Where the built site's styles, fonts, scripts and icons lie. */
  siteAssetsDirectory?: string;
  /** Where the built console lies. */
  consoleDirectory?: string;
};

/** Routes of the console that people know without its prefix, and the page there when it has another name. */
const CONSOLE_ROUTES = {
  calendar: 'calendar',
  chariteers: 'chariteers',
  groups: 'groups',
  data: 'data',
  quests: 'past-quests',
} as const;

/** The whole server: API, console, health, and the site for every other address. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { store, clock, config, log, site, siteAssetsDirectory, consoleDirectory } = deps;
  const documents = createDocuments(schema, Object.values(KNOWN_DOCUMENTS), config);
  const sessions = createSessions(store, config, clock);
  const slowDown = createSlowDown(deps.wait, deps.stopping);
  const graphql: GraphqlDeps = { store, sessions, documents, config, log, clock, slowDown };
  const app = new Hono<AppEnv>();
  // Begun here, so that the first who asks does not wait for it.
  void knownSiteSettings(store);
  const lead = (c: Context<AppEnv>, location: string) =>
    c.body(null, 302, { ...securityHeaders(config), location });

  // First, so that nothing which asks the database ever stands before it.
  addHealth(app, store, config);
  app.all('/graphql', createGraphqlEndpoint(graphql));
  addSharedFiles(app, graphql);
  addPolicyReports(app, deps);
  addPeopleFiles(app, graphql);
  for (const [route, page] of Object.entries(CONSOLE_ROUTES)) {
    app.get(`/${route}`, (c) => lead(c, `/console/${page}${searchOf(c.req.url)}`));
    // Who may see a single volunteer where is for the site to say.
    if (route === 'chariteers') continue;
    // The path as it came: decoded, a line break in it would be one in the header.
    app.get(`/${route}/*`, (c) => lead(c, `/console${pathOf(c.req.url)}${searchOf(c.req.url)}`));
  }
  app.get('/console', (c) => lead(c, '/console/'));
  if (consoleDirectory) {
    const hasSession = (cookie: string | undefined) => sessions.readCookie(cookie) !== null;
    app.get('/console/*', createConsolePages(consoleDirectory, config, hasSession));
  }

  if (siteAssetsDirectory) {
    const assets = createStaticFiles(siteAssetsDirectory, '_astro', config);
    app.get(
      '*',
      async (c, next) => assets.serve(c.req.path.slice(1), headerOf(c, 'accept-encoding')) ?? next(),
    );
  }
  const serveSite = site && createSiteServer(site, { ...graphql, pages: deps.pages });
  app.all('*', async (c) => {
    const [host, origin, fetchSite] = ['host', 'origin', 'sec-fetch-site'].map((name) => headerOf(c, name));
    const isSecret = holdsSecret(pathOf(c.req.url) + searchOf(c.req.url));
    if (!isCallAllowed({ method: c.req.method, host, origin, fetchSite, isSecret }, config.publicOrigin)) {
      return c.text('Calls from other sites are refused.', 403, securityHeaders(config));
    }
    const isChunked = headerOf(c, 'transfer-encoding') !== undefined;
    const refused = refusalOf(c.req.method, headerOf(c, 'content-length'), isChunked);
    if (refused)
      return c.text(refused.text, refused.status, { ...securityHeaders(config), ...refused.headers });
    return (await serveSite?.(c)) ? RESPONSE_ALREADY_SENT : c.notFound();
  });
  app.notFound((c) => c.text('Not found', 404, securityHeaders(config)));
  app.onError(async (error, c) => {
    // The rest of an address may hold a key.
    const id = currentRequest()?.id ?? randomUUID();
    logFailure(log, error, { requestId: id, route: routeName(c.req.path) }, 'request failed');
    const { code, statusCode } = failure(error, '').extensions;
    const headers = { ...securityHeaders(config), 'x-request-id': id };
    if (statusCode === 503) {
      const { supportEmail } = await effectiveConfig(store, config);
      const text = errorCopy({ code }, { supportEmail: supportEmail ?? undefined });
      return c.text(text, 503, { ...headers, 'retry-after': String(RETRY_AFTER_SECONDS) });
    }
    const text = `Something went wrong. Please try again; if it happens again, note this number, under which the log tells of it: ${id}`;
    return c.text(text, 500, headers);
  });
  return app;
}

type PageRefusal = { status: 405 | 411 | 413; text: string; headers?: Record<string, string> };

/** Pages are read, and get forms sent. Browsers tell the length of a form: another one is not read at all. */
function refusalOf(method: string, length = '0', isChunked = false): PageRefusal | null {
  if (method === 'GET' || method === 'HEAD') return null;
  if (method !== 'POST')
    return { status: 405, text: 'Pages know no such method.', headers: { allow: 'GET, HEAD, POST' } };
  if (isChunked) return { status: 411, text: 'The length of the form is missing.' };
  return Number(length) <= MOST_BODY_BYTES ? null : { status: 413, text: 'The form is too large.' };
}

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function searchOf(url: string): string {
  return new URL(url).search;
}
