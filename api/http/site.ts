import type { Hono, Context as HonoContext } from 'hono';
import { authenticate, type Caller, isAnonymous, VISITOR } from '#api/access/auth/caller.ts';
import { logInNameOf } from '#api/access/auth/session-rows.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { kioskNoteOf } from '#api/access/request/kiosk-cookie.ts';
import { isFromOtherAccount } from '#api/access/request/other-account.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { recordContactReads } from '#api/charities/contact-reads/record-contact-reads.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { securityHeaders } from '#api/http/answers/headers.ts';
import { sendPage } from '#api/http/answers/send-page.ts';
import { refusalOfPage } from '#api/http/requests/page-refusal.ts';
import { type AppEnv, headerOf, readRequestFacts } from '#api/http/requests/request-facts.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { outageOf } from '#db/outage.ts';
import { chosenBy, organizationAtWork } from '#domain/charities/organization-choice.ts';
import { pageAddress } from '#domain/installation/page-parameters.ts';
import { PAGE_ACCOUNT_FIELD } from '#domain/sessions/page-account.ts';
import type { PageCache } from './page-cache.ts';
import { executorOf, mailboxFor, type SiteLocals, siteConfigOf } from './site-locals.ts';

/** Answers a request for a page; null where there is none of that address. */
export type SiteHandler = (request: Request, locals: SiteLocals) => Promise<Response | null>;

type SiteDeps = GraphqlDeps & { pages?: PageCache };

/** The site, for every address that is nothing else's. */
export function addSite(app: Hono<AppEnv>, site: SiteHandler | undefined, deps: SiteDeps): void {
  const serve = site && createSiteServer(site, deps);
  app.all('*', async (c) => {
    const refused = refusalOfPage(c, deps.config);
    if (refused)
      return c.text(refused.text, refused.status, { ...securityHeaders(deps.config), ...refused.headers });
    return (await serve?.(c)) ?? c.notFound();
  });
}

/**
 * Hands requests to the site with the viewer loaded once; the page's own queries reuse it. The result is null where
 * there is no such page.
 */
export function createSiteServer(site: SiteHandler, deps: SiteDeps) {
  const { store, config, pages } = deps;
  return async (c: HonoContext<AppEnv>): Promise<Response | null> => {
    const { origin, pathname, search } = new URL(c.req.url);
    // A page sees what its place in memory is found by, and no more.
    const address = pageAddress(readablePath(pathname) + search);
    const facts = { ...readRequestFacts(c, config), isBrowser: true };
    const seen = { isAway: false };
    const [caller, effective] = await Promise.all([
      readCaller(c, deps, facts, seen),
      effectiveConfig(store, config),
    ]);
    const { viewer, renewedCookie } = caller ?? VISITOR;
    if (viewer && c.req.method === 'POST') facts.pageAccount ??= await accountInForm(c.req.raw);
    const mailbox = mailboxFor(c, deps);
    const page = await site(new Request(origin + address, c.req.raw), {
      viewer,
      execute: executorOf(deps, caller ?? VISITOR, facts, Number(headerOf(c, 'content-length') ?? 0), seen),
      config: siteConfigOf(effective),
      requestId: facts.requestId,
      logInName: viewer && logInNameOf(viewer.sessionId),
      now: deps.clock(),
      organizationId: organizationAtWork(viewer, chosenBy(viewer?.accountId, headerOf(c, 'cookie'))),
      renewedCookie,
      isOfOtherAccount: isFromOtherAccount({ viewer }, facts),
      isSessionOver: caller?.viewer === null && !isAnonymous(deps.sessions, credentialsOf(c)),
      isKiosk: kioskNoteOf(config, facts.kioskToken, deps.clock()) !== null,
      isDatabaseAway: () => seen.isAway,
      isPersonUnknown: caller === null,
      mailbox,
    }).catch((error: unknown) => {
      recordContactReads(deps, viewer, facts);
      throw error;
    });
    if (!page) return null;
    return sendPage(page, {
      config,
      address,
      facts,
      isHead: c.req.method === 'HEAD',
      accepted: headerOf(c, 'accept-encoding'),
      // Emails are kept nowhere.
      keep: mailbox === null ? (pages?.keeperOf(c.env?.incoming) ?? null) : null,
      // One entry for all that the page has asked, also while it was on its way.
      onEnd: () => recordContactReads(deps, viewer, facts),
      onFailure: (error) =>
        logFailure(deps.log, error, { requestId: facts.requestId }, 'a page broke off on its way'),
    });
  };
}

/** The path; where it encodes no text, as “/embed/%ff”, one of the same length that no page has. */
const readablePath = (path: string) => (encodesText(path) ? path : path.replaceAll('%', '_'));

function encodesText(path: string): boolean {
  try {
    // A call whose result nobody uses is left out of the built server.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The account whose page a form is on, as the form says; its body stays to be read. */
async function accountInForm(request: Request): Promise<string | null> {
  const form = await request
    .clone()
    .formData()
    .catch(() => null);
  const account = form?.get(PAGE_ACCOUNT_FIELD);
  return typeof account === 'string' ? account : null;
}

function credentialsOf(c: HonoContext<AppEnv>) {
  return { authorization: undefined, cookie: headerOf(c, 'cookie') };
}

/** Authenticates the caller; null, with a log entry, if that fails. */
function readCaller(
  c: HonoContext<AppEnv>,
  { store, sessions, clock, log }: GraphqlDeps,
  facts: RequestFacts,
  seen: { isAway: boolean },
): Promise<Caller | null> {
  const usedBy = () => usedByOf(facts);
  return authenticate(store, sessions, credentialsOf(c), clock(), usedBy).catch((error: unknown) => {
    seen.isAway = outageOf(error) !== null;
    logFailure(log, error, { requestId: facts.requestId }, 'who asks could not be read');
    return null;
  });
}

/** The built site, from the address of its entry module. */
export async function loadSite(entry: string): Promise<SiteHandler> {
  const { answerPage } = (await import(entry)) as { answerPage: SiteHandler };
  return answerPage;
}
