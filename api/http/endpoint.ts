import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono';
import { authenticate, isAnonymous, VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { failure, type WireError } from '#api/access/request/errors.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { recordContactReads } from '#api/charities/contact-reads/record-contact-reads.ts';
import { MOST_BODY_BYTES } from '#api/graphql/document-limits.ts';
import {
  isJson,
  type MediaType,
  negotiate,
  type Refused,
  readBody,
  readSearch,
  refused,
  TOO_LARGE,
} from '#api/graphql/guard.ts';
import { passToServer } from '#api/graphql/pass-to-server.ts';
import { type GraphqlDeps, type Outcome, runOperation } from '#api/graphql/run.ts';
import { createVisitorCache, readStamp } from '#api/graphql/visitor-cache.ts';
import { chooseEncoding, type Encoding } from '#api/http/answers/encoding.ts';
import {
  createResponder,
  encodeAnswer,
  type Kept,
  toKeep,
  withId,
} from '#api/http/answers/graphql-answer.ts';
import { setKeptHeaders } from '#api/http/answers/kept-headers.ts';
import { PAGE_LANGUAGE, withSaid } from '#api/http/answers/said-errors.ts';
import { type AppEnv, headerOf, readRequestFacts } from '#api/http/requests/request-facts.ts';
import { isCallAllowed } from '#api/http/requests/same-origin.ts';
import { keyOfText } from '#api/process/byte-cache.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { isSheetAddress } from '#domain/attendance/sheet-page.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { englishOnly } from '#domain/texts/text-ref.ts';
import { RETRY_AFTER_SECONDS } from './health.ts';

type Call = HonoContext<AppEnv>;
type Endpoint = GraphqlDeps & {
  cache: ReturnType<typeof createVisitorCache<Kept>>;
  respond: ReturnType<typeof createResponder>;
};
/** A call whose answer can be written in a way that its client takes. */
type Taken = { c: Call; next: Next; facts: RequestFacts; mediaType: MediaType; encoding: Encoding };
type Reason = { status: number; error: WireError };

/**
 * The middleware of /graphql: POST for everything, GET for queries. It admits, limits and answers, and executes what the
 * own front ends send; every other document goes on to the next one, @hono/graphql-server.
 */
export function createGraphqlEndpoint(deps: GraphqlDeps): MiddlewareHandler<AppEnv> {
  const { config, log } = deps;
  const cache = createVisitorCache<Kept>(({ body }) => body.byteLength);
  const endpoint: Endpoint = { ...deps, cache, respond: createResponder(config) };

  const respond = async (c: Call, next: Next): Promise<Response> => {
    const facts = readRequestFacts(c, config);
    const plain: Taken = { c, next, facts, mediaType: 'application/json', encoding: 'identity' };
    try {
      if (c.req.method !== 'GET' && c.req.method !== 'POST')
        return await refuse(endpoint, plain, refused(405, 'GraphQL is served by GET and POST.'));
      if (!isCallAllowed(callOf(c, facts), config.publicOrigin))
        return await refuse(endpoint, plain, CROSS_SITE);
      const mediaType = negotiate(headerOf(c, 'accept'));
      if (!mediaType) return await refuse(endpoint, plain, refused(406, 'Only JSON is served.'));
      const encoding = chooseEncoding(headerOf(c, 'accept-encoding'));
      return await answer(endpoint, { c, next, facts, mediaType, encoding });
    } catch (error) {
      logFailure(log, error, { requestId: facts.requestId }, 'request failed');
      return fail(endpoint, plain, failure(error, facts.requestId));
    }
  };
  return async (c, next) => {
    const response = await respond(c, next);
    if (!c.finalized) return response;
    // In place of what the package answered; else its headers would be added to these.
    c.res = undefined;
    c.res = response;
  };
}

/** The kept answer to what visitors have asked before; else a new one, which is kept where it is for all of them. */
async function answer(endpoint: Endpoint, taken: Taken): Promise<Response> {
  const { store, sessions, clock, cache } = endpoint;
  const { c, next, facts, mediaType, encoding } = taken;
  const credentials = { authorization: headerOf(c, 'authorization'), cookie: headerOf(c, 'cookie') };
  const isVisitor = isAnonymous(sessions, credentials);
  const text = c.req.method === 'GET' ? null : await readText(c);
  if (typeof text === 'object' && text !== null) return refuse(endpoint, taken, text);
  // How far this browser has come with an address of email, and whose kiosk it is, is no one else's answer.
  const isAlike = isVisitor && facts.joiningKey === null && facts.kioskToken === null;
  const key = isAlike && text !== null ? keyOfText(`${encoding} ${text}`) : null;
  const shared = key !== null && cache.isRepeated(key) ? key : null;
  const now = clock();
  // The stamp comes before the reading: a commit in between makes the kept answer old, never the other way.
  const stamp = shared === null ? null : await readStamp(store);
  const known = shared === null || stamp === null ? null : cache.read(shared, stamp, now);
  if (known !== null)
    return endpoint.respond(known, { status: 200, mediaType, facts, outcome: { viewer: null } });

  const request = text === null ? readSearch(new URL(c.req.url).searchParams) : readBody(text);
  if ('status' in request) return refuse(endpoint, taken, request);
  const caller = isVisitor
    ? VISITOR
    : await authenticate(store, sessions, credentials, now, () => usedByOf(facts));
  const outcome = await runOperation(endpoint, request, caller, facts, {
    isReadOnly: text === null,
    executeUnknown: (context, admitted) => passToServer(c, next, context, admitted),
  });
  recordContactReads(endpoint, caller.viewer, facts);
  if (caller.renewedCookie) outcome.setCookies.unshift(caller.renewedCookie);
  const result = await withSaid(endpoint, headerOf(c, PAGE_LANGUAGE), outcome.result);
  const encoded = await encodeAnswer(withId(result, facts), encoding);
  if (outcome.isShareable && shared !== null && stamp !== null)
    cache.keep(shared, stamp, now, toKeep(encoded));
  const { viewer } = caller;
  const status = statusOf(outcome, mediaType);
  const response = endpoint.respond(encoded, { status, mediaType, facts, outcome: { ...outcome, viewer } });
  if (isSheetAddress(headerOf(c, 'referer'))) setKeptHeaders(response.headers, endpoint.config, viewer);
  return response;
}

async function refuse({ respond }: Endpoint, { facts, mediaType }: Taken, { status, error }: Reason) {
  const encoded = await encodeAnswer(withId({ errors: [error] }, facts), 'identity');
  return respond(encoded, { status, mediaType, facts });
}

async function fail({ respond }: Endpoint, { facts, mediaType }: Taken, error: WireError) {
  const { statusCode: status } = error.extensions;
  const outcome = status === 503 ? { setCookies: [], retryAfterSeconds: RETRY_AFTER_SECONDS } : undefined;
  return respond(await encodeAnswer({ errors: [error] }, 'identity'), { status, mediaType, facts, outcome });
}

const FORBIDDEN = new DomainError('FORBIDDEN', {
  message: englishOnly('Calls from other sites are refused.'),
});
const CROSS_SITE = { status: 403, error: { message: FORBIDDEN.message, extensions: FORBIDDEN.extensions } };

function callOf(c: HonoContext<AppEnv>, { origin }: RequestFacts) {
  return {
    method: c.req.method,
    host: headerOf(c, 'host'),
    origin,
    fetchSite: headerOf(c, 'sec-fetch-site'),
  };
}

/** The body of a POST; a refusal for what is no JSON, or as soon as it proves to be too large. */
async function readText(c: HonoContext<AppEnv>): Promise<string | Refused> {
  if (!isJson(headerOf(c, 'content-type')))
    return refused(415, 'The body must be application/json in UTF-8.');
  const length = headerOf(c, 'content-length');
  if (length !== undefined) return Number(length) > MOST_BODY_BYTES ? TOO_LARGE : c.req.text();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of c.req.raw.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MOST_BODY_BYTES) return TOO_LARGE;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** JSON of the old kind answers 200 for everything that is GraphQL; the new media type tells failures apart. */
function statusOf(outcome: Outcome, mediaType: MediaType): number {
  if (outcome.isAddressLimited) return 429;
  if (outcome.isMutationByGet) return 405;
  return outcome.wasExecuted || mediaType === 'application/json' ? 200 : 400;
}
