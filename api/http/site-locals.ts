import type { Context as HonoContext } from 'hono';
import type { Caller } from '#api/access/auth/caller.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { type MailboxMail, readMailbox } from '#api/access/outbox/desk/read-mailbox.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { failure, type WireError } from '#api/access/request/errors.ts';
import { type GraphqlDeps, type Outcome, runOperation } from '#api/graphql/run.ts';
import { isLocalCall } from '#api/http/requests/local-call.ts';
import type { AppEnv } from '#api/http/requests/request-facts.ts';
import type { Config } from '#api/process/config/config.ts';
import { pricingTableOf } from '#api/process/config/config-services.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { VERSION } from '#api/process/version.ts';
import { outageOf } from '#db/outage.ts';
import { readAddress } from '#domain/texts/language-address.ts';

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
  /** The name of the login for the browser that keeps its pages, which opens nothing; null for a visitor. */
  logInName: string | null;
  /** The request's instant, epoch ms. */
  now: number;
  /** The provider that the viewer works for, as in the console. */
  organizationId: string | null;
  /** Set-Cookie value of a session extended just now, for the page's answer: one with cookies of its own replaces the header. */
  renewedCookie: string | null;
  /** The form that was sent is on a page of another account. */
  isOfOtherAccount: boolean;
  /** The browser brings a session that has ended: the person was logged in, and does not know that this is over. */
  isSessionOver: boolean;
  /** The browser is a quest's kiosk today: visitors open nothing else there. */
  isKiosk: boolean;
  /** Whether the database was found away: then the page that says so answers, and not one that shows half of it. */
  isDatabaseAway: () => boolean;
  /** True if the caller couldn't be read; pages then don't treat them as logged out or without a volunteer record. */
  isPersonUnknown: boolean;
  /** The mails of this installation, by a part of the recipient's address; null for who may not read them, and elsewhere. */
  mailbox: ((part: string) => Promise<MailboxMail[]>) | null;
};

/** Never in production, and only for someone on this machine: these emails have links that act for others. */
export function mailboxFor(
  c: HonoContext<AppEnv>,
  { config, store, clock }: GraphqlDeps,
): SiteLocals['mailbox'] {
  const isAllowed = readAddress(c.req.path).path === '/mailbox' && mayReadMailbox(c, config);
  return isAllowed ? (part) => readMailbox(store, config.dataKey, { part, now: clock() }) : null;
}

/** Whether the mailbox is open to who calls. */
export function mayReadMailbox(
  c: HonoContext<AppEnv>,
  { isProduction, publicOrigin }: Pick<Config, 'isProduction' | 'publicOrigin'>,
): boolean {
  const { incoming } = c.env ?? {};
  if (isProduction || incoming === undefined) return false;
  return isLocalCall(
    { socketAddress: incoming.socket.remoteAddress, headers: incoming.headers },
    publicOrigin,
  );
}

/** `size`: bytes of the form that was sent. `seen`: what the page's operations have found out. */
export function executorOf(
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

/** What pages may know of the configuration: nothing secret. */
export function siteConfigOf(config: Config) {
  return {
    version: VERSION,
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
    mapTilesUrl: config.mapTilesUrl,
    pricingTable: pricingTableOf(config),
    switchedOffPaths: config.switchedOffPaths,
  };
}
