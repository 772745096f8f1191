import type { Context as HonoContext } from 'hono';
import { recordRefusals } from '#api/access/audit/record-refusals.ts';
import { authenticate, type Caller } from '#api/access/auth/caller.ts';
import { type Context, createContext, type RequestFacts } from '#api/access/request/context.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { failure, toldRefusal, type WireError } from '#api/access/request/errors.ts';
import { refusalOfOtherAccount, whomAnswerIsFor } from '#api/access/request/other-account.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { englishOnly, TEXT } from '#domain/texts/text-ref.ts';
import { dataHeaders } from './answers/headers.ts';
import { PAGE_LANGUAGE, withSaid } from './answers/said-errors.ts';
import { RETRY_AFTER_SECONDS } from './health.ts';
import { type AppEnv, headerOf, readRequestFacts } from './requests/request-facts.ts';
import { isCallAllowed } from './requests/same-origin.ts';

type Call = HonoContext<AppEnv>;

/** What is sent back where the work is done. */
export type Done = { body: string | ReadableStream<Uint8Array>; headers: Record<string, string> };

/** Something that a page of this site asks beside GraphQL; `failed` is what the log says where it fails. */
export type ConsoleWork = { failed: string; work: (context: Context) => Promise<Done> };

/**
 * Answers a call of a page of this site, for whoever is logged in there: refusals read like those of GraphQL, and stand in
 * the audit log like theirs. A page of another site is refused before anything is looked at.
 */
export async function answerConsole(
  c: Call,
  deps: GraphqlDeps,
  { failed, work }: ConsoleWork,
): Promise<Response> {
  const { store, sessions, config, clock } = deps;
  const facts = readRequestFacts(c, config);
  const now = clock();
  let caller: Caller | null = null;
  try {
    if (!isFromHere(c, deps)) throw new DomainError('FORBIDDEN', { message: ELSEWHERE });
    const credentials = { authorization: headerOf(c, 'authorization'), cookie: headerOf(c, 'cookie') };
    caller = await authenticate(store, sessions, credentials, now, () => usedByOf(facts));
    const other = refusalOfOtherAccount(caller, facts);
    if (other) throw other;
    const context = createContext({
      ...deps,
      viewer: caller.viewer,
      token: caller.token,
      config: await effectiveConfig(store, config),
      now,
      request: facts,
      setCookie: () => {},
    });
    const { body, headers } = await work(context);
    const renewed = caller.renewedCookie && { 'set-cookie': caller.renewedCookie };
    return new Response(body, { headers: headersOf(deps, facts, { ...headers, ...renewed }) });
  } catch (error) {
    return refuse(c, deps, { error, facts, caller, now, failed });
  }
}

const ELSEWHERE = englishOnly('Calls from other sites are refused.');

function isFromHere(c: Call, { config }: GraphqlDeps): boolean {
  const [host, origin, fetchSite] = ['host', 'origin', 'sec-fetch-site'].map((name) => headerOf(c, name));
  return isCallAllowed({ method: 'POST', host, origin, fetchSite }, config.publicOrigin);
}

type Failed = { error: unknown; facts: RequestFacts; caller: Caller | null; now: number; failed: string };

/** Refuses a call in the API's format, so that clients parse it the same way. */
async function refuse(
  c: Call,
  deps: GraphqlDeps,
  { error, facts, caller, now, failed }: Failed,
): Promise<Response> {
  const { requestId } = facts;
  const told = error instanceof DomainError ? toldRefusal(caller?.viewer ?? {}, error) : null;
  if (told === null) logFailure(deps.log, error, { requestId }, failed);
  const wire: WireError =
    told === null
      ? failure(error, requestId)
      : {
          message: told.message,
          ...(told.text && { [TEXT]: told.text }),
          path: [c.req.path.slice(1)],
          extensions: told.extensions,
        };
  if (caller?.viewer) await recordRefusals(deps.store, now, caller.viewer.accountId, [wire]);
  const { statusCode, retryAfterSeconds = RETRY_AFTER_SECONDS } = wire.extensions;
  const isLater = statusCode === 503 || statusCode === 429;
  const headers = headersOf(deps, facts, {
    'content-type': 'application/json; charset=utf-8',
    ...whomAnswerIsFor(caller, facts),
    ...(isLater && { 'retry-after': String(retryAfterSeconds) }),
  });
  const { errors } = await withSaid(deps, headerOf(c, PAGE_LANGUAGE), { errors: [wire] });
  return new Response(JSON.stringify({ errors, extensions: { requestId } }), {
    status: statusCode,
    headers,
  });
}

function headersOf({ config }: GraphqlDeps, { requestId }: RequestFacts, own: Record<string, string>) {
  return { ...dataHeaders(config), 'x-request-id': requestId, ...own };
}
