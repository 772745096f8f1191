import '#api/reactions/reactions.ts';
import type { Agent } from 'node:https';
import { graphqlServer } from '@hono/graphql-server';
import { Hono } from 'hono';
import { createSessions } from '#api/access/auth/session.ts';
import { createSlowDown, type Wait } from '#api/access/auth/slow-down.ts';
import { knownSiteSettings } from '#api/access/request/site-settings.ts';
import { createDocuments } from '#api/graphql/documents.ts';
import { KNOWN_DOCUMENTS } from '#api/graphql/generated/known-documents.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { schema, serverSchema } from '#api/graphql/schema.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { addChanges } from '#api/http/changes/changes.ts';
import { addCharityFile } from '#api/http/charity-file.ts';
import { createGraphqlEndpoint } from '#api/http/endpoint.ts';
import { answerFailure } from '#api/http/failure-answer.ts';
import { addConsole } from '#api/http/files/console-routes.ts';
import { addDataCopyFile } from '#api/http/files/data-copy-file.ts';
import { addDrawnFiles } from '#api/http/files/letter-file.ts';
import { addSceneFiles } from '#api/http/files/scene-files.ts';
import { addSharedFiles } from '#api/http/files/shared-files.ts';
import { addSiteAssets } from '#api/http/files/site-assets.ts';
import { addHealth } from '#api/http/health.ts';
import { addPaymentHook } from '#api/http/hooks/payment-hook.ts';
import { addTextHook } from '#api/http/hooks/text-hook.ts';
import { addInvitedFile } from '#api/http/invited-file.ts';
import { addMailHook } from '#api/http/mail-hook.ts';
import { addMailboxMail } from '#api/http/mailbox-mail.ts';
import { addMetrics } from '#api/http/metrics.ts';
import type { PageCache } from '#api/http/page-cache.ts';
import { addPeopleFiles } from '#api/http/people-files.ts';
import { addPictures } from '#api/http/pictures.ts';
import { addPolicyReports } from '#api/http/policy-reports.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import { addShortLinks } from '#api/http/short-links.ts';
import { addSite, type SiteHandler } from '#api/http/site.ts';
import { addWellKnown } from '#api/http/well-known.ts';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { ResolveHost } from '#api/process/public-hosts.ts';
import type { Store } from '#db/store.ts';

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
  /** Rest between two looks for what streams tell of, in ms; 2 s when not given. */
  changesPauseMs?: number;
  /** Looks names of push services up; by the system's resolver when not given. */
  resolveHost?: ResolveHost;
  /** Connects with push services; with public addresses alone when not given. */
  pushAgent?: Agent;
  /** Documents that are compiled; those of site and console when not given. */
  knownDocuments?: Iterable<string>;
  site?: SiteHandler;
  /** Keeps pages of visitors for a moment; see its `before`. */
  pages?: PageCache;
  /** Folder of the built site's styles, fonts, scripts and icons. */
  siteAssetsDirectory?: string;
  /** Folder of the built console. */
  consoleDirectory?: string;
};

/** The whole server: API, console, health, and the site for every other address. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const { store, clock, config, log, pages } = deps;
  const documents = createDocuments(schema, deps.knownDocuments ?? Object.values(KNOWN_DOCUMENTS), config);
  const sessions = createSessions(store, config, clock);
  const slowDown = createSlowDown(deps.wait, deps.stopping);
  const graphql: GraphqlDeps = {
    store,
    sessions,
    documents,
    config,
    log,
    clock,
    slowDown,
    resolveHost: deps.resolveHost,
  };
  const app = new Hono<AppEnv>();
  // Begun here, so that the first who asks does not wait for it.
  void knownSiteSettings(store);

  // First, so that nothing which asks the database ever stands before it.
  addHealth(app, store, config);
  addMetrics(app, deps);
  app.use('/graphql', createGraphqlEndpoint(graphql));
  app.use('/graphql', graphqlServer({ schema: serverSchema }));
  addSharedFiles(app, graphql);
  addSceneFiles(app, deps);
  addPolicyReports(app, deps);
  addMailHook(app, deps);
  addMailboxMail(app, deps);
  addPeopleFiles(app, graphql);
  addInvitedFile(app, graphql);
  addPictures(app, graphql);
  addDataCopyFile(app, graphql);
  addCharityFile(app, graphql);
  addDrawnFiles(app, graphql);
  addChanges(app, { ...graphql, stopping: deps.stopping, changesPauseMs: deps.changesPauseMs });
  addTextHook(app, graphql);
  addPaymentHook(app, deps);
  addShortLinks(app, graphql);
  addConsole(app, sessions, deps);
  addWellKnown(app, deps);
  addSiteAssets(app, deps);
  addSite(app, deps.site, { ...graphql, pages });
  app.notFound((c) => {
    const id = currentRequest()?.id;
    return c.text('Not found', 404, { ...securityHeaders(config), ...(id && { 'x-request-id': id }) });
  });
  app.onError((error, c) => answerFailure(error, c, deps));
  return app;
}
