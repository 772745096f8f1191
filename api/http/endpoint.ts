import type { Context as HonoContext } from 'hono';
import { authenticate, type Caller, isAnonymous, VISITOR } from '#api/access/auth/caller.ts';
import type { RequestFacts } from '#api/access/request/context.ts';
import { failure, type WireError } from '#api/access/request/errors.ts';
import {
  isJson,
  type MediaType,
  MOST_BODY_BYTES,
  negotiate,
  type Refused,
  readBody,
  readSearch,
  refused,
  TOO_LARGE,
} from '#api/graphql/guard.ts';
import { type GraphqlDeps, type Outcome, runOperation } from '#api/graphql/run.ts';
import { createVisitorCache, readStamp } from '#api/graphql/visitor-cache.ts';
import { dataHeaders } from '#api/http/answers/headers.ts';
import { type AppEnv, headerOf, readRequestFacts } from '#api/http/requests/request-facts.ts';
import { isCallAllowed } from '#api/http/requests/same-origin.ts';
import { keyOfText } from '#api/process/byte-cache.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { recordContactReads } from '#api/verbs/contact-reads/record-contact-reads.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { RETRY_AFTER_SECONDS } from './health.ts';

type Headers = Record<string, string>;
type Body = Uint8Array<ArrayBuffer>;

/** As bytes: turning a string into them is the slow part of writing it to a socket, and kept answers skip it. */
function encode(result: object): Body {
  return Buffer.from(JSON.stringify(result));
}

/** What fails says under which number the log tells of it. */
function withId(result: Outcome['result'], { requestId }: RequestFacts): object {
  return result.errors ? { ...result, extensions: { requestId } } : result;
}

/** A small Buffer is a window on a larger piece of memory, which would be kept along with it. */
function ownBytes(body: Body): Body {
  return body.byteLength === body.buffer.byteLength ? body : new Uint8Array(body);
}

/** The handler of /graphql: POST for everything, GET for queries. */
export function createGraphqlEndpoint(deps: GraphqlDeps): (c: HonoContext<AppEnv>) => Promise<Response> {
  const { store, sessions, config, log, clock } = deps;
  const cache = createVisitorCache<Body>((body) => body.byteLength);
  const fixedHeaders: Headers = { ...dataHeaders(config), vary: 'Accept, Cookie, Authorization, Origin' };

  async function answer(c: HonoContext<AppEnv>, facts: RequestFacts): Promise<Response> {
    const mediaType = negotiate(headerOf(c, 'accept'));
    if (!mediaType) return refuse(refused(406, 'Only JSON is served.'), 'application/json', facts);
    const credentials = { authorization: headerOf(c, 'authorization'), cookie: headerOf(c, 'cookie') };
    const isVisitor = isAnonymous(sessions, credentials);
    const isReadOnly = c.req.method === 'GET';
    const text = isReadOnly ? null : await readText(c);
    if (typeof text === 'object' && text !== null) return refuse(text, mediaType, facts);
    const key = isVisitor && text !== null ? keyOfText(text) : null;
    const shared = key !== null && cache.isRepeated(key) ? key : null;
    const now = clock();
    // The stamp comes before the reading: a commit in between makes the kept answer old, never the other way.
    const stamp = shared === null ? null : await readStamp(store);
    const known = shared === null || stamp === null ? null : cache.read(shared, stamp, now);
    if (known !== null) return respond(known, 200, mediaType, facts, { viewer: null });

    const request = text === null ? readSearch(new URL(c.req.url).searchParams) : readBody(text);
    if ('status' in request) return refuse(request, mediaType, facts);
    const caller = isVisitor ? VISITOR : await authenticate(store, sessions, credentials, now);
    const outcome = await runOperation(deps, request, caller, facts, { isReadOnly });
    recordContactReads(deps, caller.viewer, facts);
    if (caller.renewedCookie) outcome.setCookies.unshift(caller.renewedCookie);
    const body = encode(withId(outcome.result, facts));
    if (outcome.isShareable && shared !== null && stamp !== null)
      cache.keep(shared, stamp, now, ownBytes(body));
    const { viewer } = caller;
    return respond(body, statusOf(outcome, mediaType), mediaType, facts, { ...outcome, viewer });
  }

  function respond(
    body: Body,
    status: number,
    mediaType: MediaType,
    facts: RequestFacts,
    outcome?: Partial<Pick<Outcome, 'setCookies' | 'retryAfterSeconds'> & Pick<Caller, 'viewer'>>,
  ): Response {
    const headers: Headers = {
      ...fixedHeaders,
      'content-type': `${mediaType}; charset=utf-8`,
      'x-request-id': facts.requestId,
    };
    if (outcome?.retryAfterSeconds) headers['retry-after'] = String(outcome.retryAfterSeconds);
    // Public data answers everybody: only so does a page notice that its session has ended.
    if (outcome?.viewer === null) headers['x-viewer'] = 'none';
    if (status === 405) headers.allow = 'GET, POST';
    // A plain object of headers lets the server write the answer without building a Headers object.
    if (!outcome?.setCookies?.length) return new Response(body, { status, headers });
    const response = new Response(body, { status, headers });
    for (const cookie of outcome.setCookies) response.headers.append('set-cookie', cookie);
    return response;
  }

  function refuse(
    reason: { status: number; error: WireError },
    mediaType: MediaType,
    facts: RequestFacts,
  ): Response {
    return respond(encode(withId({ errors: [reason.error] }, facts)), reason.status, mediaType, facts);
  }

  return async (c) => {
    const facts = readRequestFacts(c, config);
    try {
      if (c.req.method !== 'GET' && c.req.method !== 'POST') {
        return refuse(refused(405, 'GraphQL is served by GET and POST.'), 'application/json', facts);
      }
      if (!isCallAllowed(callOf(c, facts), config.publicOrigin))
        return refuse(CROSS_SITE, 'application/json', facts);
      return await answer(c, facts);
    } catch (error) {
      logFailure(log, error, { requestId: facts.requestId }, 'request failed');
      const wireError = failure(error, facts.requestId);
      const { statusCode } = wireError.extensions;
      const retry =
        statusCode === 503 ? { setCookies: [], retryAfterSeconds: RETRY_AFTER_SECONDS } : undefined;
      const body = encode({ errors: [wireError] });
      return respond(body, statusCode, 'application/json', facts, retry);
    }
  };
}

const FORBIDDEN = new DomainError('FORBIDDEN', { message: 'Calls from other sites are refused.' });
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
