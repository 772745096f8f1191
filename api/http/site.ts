import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Context as HonoContext } from 'hono';
import { authenticate, type Caller, isAnonymous, VISITOR } from '#api/access/auth/caller.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { type MailboxMail, readMailbox } from '#api/access/outbox/desk/read-mailbox.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { failure, type WireError } from '#api/access/request/errors.ts';
import { type GraphqlDeps, type Outcome, runOperation } from '#api/graphql/run.ts';
import { compressAnswer } from '#api/http/answers/compress-answer.ts';
import { chooseEncoding } from '#api/http/answers/encoding.ts';

import { isLocalCall } from '#api/http/requests/local-call.ts';
import { type AppEnv, headerOf, readRequestFacts } from '#api/http/requests/request-facts.ts';
import type { Config } from '#api/process/config/config.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { effectiveConfig } from '#api/reads/settings/effective-config.ts';
import { recordContactReads } from '#api/verbs/contact-reads/record-contact-reads.ts';
import { outageOf } from '#db/outage.ts';
import { chosenBy, organizationAtWork } from '#domain/charities/organization-choice.ts';
import { holdsSecret, pageAddress } from '#domain/installation/page-parameters.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { pageHeaders, UNTOLD_ADDRESS } from './answers/headers.ts';
import type { PageCache } from './page-cache.ts';

/** The settings that pages may show. */
export type SiteConfig = ReturnType<typeof siteConfigOf>;

/** Runs one operation in this process for the viewer of the page; what it sets as cookies the page has to send. */
export type Execute = (
  document: string,
  variables?: Readonly<Record<string, unknown>>,
) => Promise<Outcome['result'] & { setCookies: string[] }>;

/** What every page gets. */
export type SiteLocals = {
  viewer: Viewer | null;
  execute: Execute;
  config: SiteConfig;
  requestId: string;
  /** The request's instant, epoch ms. */
  now: number;
  /** The provider that the viewer works for, as in the console. */
  organizationId: string | null;
  /** Set-Cookie value of a session extended just now, which the page's answer has to carry. */
  renewedCookie: string | null;
  /** The browser brings a session that has ended: the person was logged in, and does not know that this is over. */
  isSessionOver: boolean;
  /** Whether the database was found away: then the page that says so answers, and not one that shows half of it. */
  isDatabaseAway: () => boolean;
  /** Who asks could not be read: nobody is then taken for logged out, or for somebody without a volunteer record. */
  isPersonUnknown: boolean;
  /** The mails of this installation, by a part of the recipient's address; null for who may not read them, and elsewhere. */
  mailbox: ((part: string) => Promise<MailboxMail[]>) | null;
};

/** Writes the page; false when there is none of that address. */
export type SiteHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  locals: SiteLocals,
) => Promise<boolean>;

/**
 * Hands requests to the site with the viewer loaded once; the page's own queries reuse it. The result says whether
 * there is such a page.
 */
export function createSiteServer(site: SiteHandler, deps: GraphqlDeps & { pages?: PageCache }) {
  return async (c: HonoContext<AppEnv>): Promise<boolean> => {
    const { incoming } = c.env;
    const outgoing = c.env.outgoing as ServerResponse | undefined;
    if (!incoming || !outgoing) return false;
    // A page sees what its place in memory is found by, and no more.
    incoming.url = pageAddress(incoming.url ?? '/');
    const facts = { ...readRequestFacts(c, deps.config), isBrowser: true };
    const cookie = headerOf(c, 'cookie');
    const credentials = { authorization: undefined, cookie };
    const seen = { isAway: false };
    const unread = (error: unknown) => {
      seen.isAway = outageOf(error) !== null;
      logFailure(deps.log, error, { requestId: facts.requestId }, 'who asks could not be read');
      return null;
    };
    const [caller, config] = await Promise.all([
      authenticate(deps.store, deps.sessions, credentials, deps.clock()).catch(unread),
      effectiveConfig(deps.store, deps.config),
    ]);
    setHeaders(outgoing, deps.config, facts, incoming.url);
    nameStatus(outgoing);
    const mailbox = mailboxFor(c.req.path, incoming, deps);
    // What is recorded is what leaves, so the recorder comes first. Mails are kept nowhere.
    if (mailbox === null) deps.pages?.record(incoming, outgoing);
    compressAnswer(outgoing, chooseEncoding(headerOf(c, 'accept-encoding')));
    const { viewer, renewedCookie } = caller ?? VISITOR;
    const page = site(incoming, outgoing, {
      viewer,
      execute: executorOf(deps, caller ?? VISITOR, facts, Number(headerOf(c, 'content-length') ?? 0), seen),
      config: siteConfigOf(config),
      requestId: facts.requestId,
      now: deps.clock(),
      organizationId: organizationAtWork(viewer, chosenBy(viewer?.accountId, cookie)),
      // Not set here: a page that sends cookies of its own replaces the header.
      renewedCookie,
      isSessionOver: caller?.viewer === null && !isAnonymous(deps.sessions, credentials),
      isDatabaseAway: () => seen.isAway,
      isPersonUnknown: caller === null,
      mailbox,
    });
    // One entry for all that the page has asked.
    return page.finally(() => recordContactReads(deps, viewer, facts));
  };
}

/** Never in production, and only for somebody on this machine: these mails have links that act for others. */
function mailboxFor(
  path: string,
  { socket, headers }: IncomingMessage,
  { config, store, clock }: GraphqlDeps,
): SiteLocals['mailbox'] {
  const isAllowed =
    path === '/mailbox' &&
    !config.isProduction &&
    isLocalCall({ socketAddress: socket.remoteAddress, headers }, config.publicOrigin);
  return isAllowed ? (part) => readMailbox(store, config.dataKey, { part, now: clock() }) : null;
}

/** `size`: bytes of the form that was sent. `seen`: what the page's operations have found out. */
function executorOf(
  deps: GraphqlDeps,
  caller: Caller,
  facts: RequestFacts,
  size: number,
  seen: { isAway: boolean },
): Execute {
  return async (document, variables = {}) => {
    const request = { query: document, variables, operationName: null, size };
    const { requestId } = facts;
    const outcome = await runOperation(deps, request, caller, facts).catch((error: unknown) => {
      logFailure(deps.log, error, { requestId }, 'operation of a page failed');
      // What broke is for our log: a page may show or log what it gets.
      if (outageOf(error) === null) throw new Error('The operation failed.');
      return { result: { errors: [failure(error, requestId)] }, setCookies: [] };
    });
    seen.isAway ||= outcome.result.errors?.some(isOfAway) ?? false;
    return { ...outcome.result, setCookies: outcome.setCookies };
  };
}

function isOfAway({ extensions }: WireError): boolean {
  return extensions.code === 'DATABASE_UNREACHABLE';
}

/** Pages write on the Node response themselves, so the headers have to stand there before. */
function setHeaders(
  outgoing: Pick<ServerResponse, 'setHeader'>,
  config: Config,
  facts: RequestFacts,
  address: string,
): void {
  const headers = { ...pageHeaders(config), ...(holdsSecret(address) && UNTOLD_ADDRESS) };
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  outgoing.setHeader('x-request-id', facts.requestId);
}

/** Astro calls every status «OK», which logs, proxies and people with a terminal would read as such. */
function nameStatus(outgoing: ServerResponse): void {
  const { writeHead } = outgoing;
  outgoing.writeHead = ((status: number, ...rest: []) => {
    outgoing.statusMessage = STATUS_CODES[status] ?? '';
    return writeHead.call(outgoing, status, ...rest);
  }) as typeof writeHead;
}

/** What pages may know of the configuration: nothing secret. */
function siteConfigOf(config: Config) {
  return {
    version: packageJson.version,
    siteName: config.siteName,
    demoVolunteerId: config.demoVolunteerId,
    minimumAge: config.minimumAge,
    titleId: config.titleId,
    publicOrigin: config.publicOrigin,
    supportEmail: config.supportEmail,
    hasGenericAuthErrors: config.hasGenericAuthErrors,
    iosAppUrl: config.iosAppUrl,
    androidAppUrl: config.androidAppUrl,
    sponsorFormUrl: config.sponsorFormUrl,
    tipUrl: config.tipUrl,
    dioceseFormUrl: config.dioceseFormUrl,
    schoolFormUrl: config.schoolFormUrl,
    businessFormUrl: config.businessFormUrl,
    providerSurveyUrl: config.providerSurveyUrl,
    newsletterUrl: config.newsletterUrl,
    consultationUrl: config.consultationUrl,
    socialUrls: config.socialUrls,
    pricingTable: pricingTableOf(config),
    switchedOffPaths: config.switchedOffPaths,
  };
}

/** Both or none: one without the other shows nothing. */
function pricingTableOf({ stripePricingTableId: id, stripePublishableKey: publishableKey }: Config) {
  return id !== null && publishableKey !== null ? { id, publishableKey } : null;
}

/** Astro's handler in middleware mode: calls the third argument when it has no such page. */
type AstroHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (error?: unknown) => void,
  locals: SiteLocals,
) => Promise<void>;

/** The built site, from the address of its entry module. */
export async function loadSite(entry: string): Promise<SiteHandler> {
  const { handler } = (await import(entry)) as { handler: AstroHandler };
  return async (incoming, outgoing, locals) => {
    let isMissing = false;
    await handler(
      incoming,
      outgoing,
      (error) => {
        if (error) throw error;
        isMissing = true;
      },
      locals,
    );
    return !isMissing;
  };
}
