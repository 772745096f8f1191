import type { Hono, Context as HonoContext } from 'hono';
import { z } from 'zod';
import { recordRefusals } from '#api/access/audit/record-refusals.ts';
import { authenticate, type Caller } from '#api/access/auth/caller.ts';
import { createContext, type RequestFacts } from '#api/access/request/context.ts';
import { failure, toldRefusal, type WireError } from '#api/access/request/errors.ts';
import { usedByOf } from '#api/access/request/used-by.ts';
import { isJson } from '#api/graphql/guard.ts';
import type { GraphqlDeps } from '#api/graphql/run.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { effectiveConfig } from '#api/reads/settings/effective-config.ts';
import { type AskedFile, makePeopleFile } from '#api/verbs/people-files/make-people-file.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { textOfFile } from '#domain/recaps/people-file.ts';
import { consoleRefusalsTexts } from '#domain/texts/generated/console-refusals.ts';
import { FIRST_LOCALE } from '#domain/texts/locale.ts';
import { dataHeaders } from './answers/headers.ts';
import { RETRY_AFTER_SECONDS } from './health.ts';
import { type AppEnv, headerOf, readRequestFacts } from './requests/request-facts.ts';
import { isCallAllowed } from './requests/same-origin.ts';
import { streamOf } from './stream-of.ts';

type Call = HonoContext<AppEnv>;

/** What is asked for takes a few hundred bytes. */
const MOST_ASKED_BYTES = 4_096;

const id = z.string().min(1).max(200);
const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const volunteers = z.object({
  providerId: id,
  from: instant,
  until: instant,
  q: z.string().max(200).optional(),
});
const recap = z.object({ providerId: id, period: z.string().max(7) });

/** Address → what may be asked for there. A new file with people is a row here, and one in `PEOPLE_FILES`. */
const FILES: Record<string, (body: unknown) => AskedFile> = {
  '/files/volunteers.csv': (body) => ({ kind: 'VOLUNTEERS', ...volunteers.parse(body) }),
  '/files/recap.csv': (body) => ({ kind: 'RECAP', ...recap.parse(body) }),
};

/**
 * Files with people, each in one answer. By POST alone, with JSON and from pages of this site: a link on another one
 * makes none, and what was searched for stands in no address.
 */
export function addPeopleFiles(app: Hono<AppEnv>, deps: GraphqlDeps): void {
  for (const [address, read] of Object.entries(FILES)) app.post(address, (c) => answer(c, deps, read));
}

async function answer(c: Call, deps: GraphqlDeps, read: (body: unknown) => AskedFile): Promise<Response> {
  const { store, sessions, config, clock } = deps;
  const facts = readRequestFacts(c, config);
  const now = clock();
  let caller: Caller | null = null;
  try {
    if (!isFromHere(c, deps)) throw new DomainError('FORBIDDEN', { message: ELSEWHERE });
    const asked = await readAsked(c, read);
    const credentials = { authorization: headerOf(c, 'authorization'), cookie: headerOf(c, 'cookie') };
    caller = await authenticate(store, sessions, credentials, now, () => usedByOf(facts));
    const context = createContext({
      ...deps,
      viewer: caller.viewer,
      token: caller.token,
      config: await effectiveConfig(store, config),
      now,
      request: facts,
      setCookie: () => {},
    });
    const { name, people } = await makePeopleFile(context, asked);
    return new Response(streamOf(textOfFile(asked.kind, people)), {
      headers: headersOf(deps, facts, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
        ...(caller.renewedCookie && { 'set-cookie': caller.renewedCookie }),
      }),
    });
  } catch (error) {
    return refuse(c, deps, { error, facts, caller, now });
  }
}

const ELSEWHERE = 'Calls from other sites are refused.';

function isFromHere(c: Call, { config }: GraphqlDeps): boolean {
  const [host, origin, fetchSite] = ['host', 'origin', 'sec-fetch-site'].map((name) => headerOf(c, name));
  return isCallAllowed({ method: 'POST', host, origin, fetchSite }, config.publicOrigin);
}

/** Errors: BAD_USER_INPUT. */
async function readAsked(c: Call, read: (body: unknown) => AskedFile): Promise<AskedFile> {
  const length = Number(headerOf(c, 'content-length') ?? Number.NaN);
  const isReadable = isJson(headerOf(c, 'content-type')) && length <= MOST_ASKED_BYTES;
  const text = isReadable ? await c.req.text() : '';
  try {
    return read(JSON.parse(text));
  } catch {
    throw new DomainError('BAD_USER_INPUT', { message: consoleRefusalsTexts(FIRST_LOCALE).noFile });
  }
}

type Failed = { error: unknown; facts: RequestFacts; caller: Caller | null; now: number };

/** As the API refuses, so that clients read it in the one way. */
async function refuse(c: Call, deps: GraphqlDeps, { error, facts, caller, now }: Failed): Promise<Response> {
  const { requestId } = facts;
  const told = error instanceof DomainError ? toldRefusal(caller?.viewer ?? {}, error) : null;
  if (told === null) logFailure(deps.log, error, { requestId }, 'file with people failed');
  const wire: WireError =
    told === null
      ? failure(error, requestId)
      : { message: told.message, path: [c.req.path.slice(1)], extensions: told.extensions };
  if (caller?.viewer) await recordRefusals(deps.store, now, caller.viewer.accountId, [wire]);
  const { statusCode, retryAfterSeconds = RETRY_AFTER_SECONDS } = wire.extensions;
  const isLater = statusCode === 503 || statusCode === 429;
  const headers = headersOf(deps, facts, {
    'content-type': 'application/json; charset=utf-8',
    ...(caller?.viewer === null && { 'x-viewer': 'none' }),
    ...(isLater && { 'retry-after': String(retryAfterSeconds) }),
  });
  return new Response(JSON.stringify({ errors: [wire], extensions: { requestId } }), {
    status: statusCode,
    headers,
  });
}

function headersOf({ config }: GraphqlDeps, { requestId }: RequestFacts, own: Record<string, string>) {
  return { ...dataHeaders(config), 'x-request-id': requestId, ...own };
}
