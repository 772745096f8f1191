import type { ExecutionResult } from 'graphql';
import type { Store } from '#db/store.ts';
import { DomainError } from '#domain/errors.ts';
import { secondsToWaitByAddress } from '../auth/rate-limit.ts';
import type { Sessions } from '../auth/session.ts';
import { loadViewer } from '../auth/viewer.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../log.ts';
import { type Context, createContext, type RequestFacts } from './context.ts';
import type { Documents, Operation } from './documents.ts';
import { toWireError, type WireError } from './errors.ts';
import type { GraphqlRequest } from './guard.ts';

export type GraphqlDeps = {
  store: Store;
  sessions: Sessions;
  documents: Documents;
  config: Config;
  log: Logger;
  clock: () => number;
};

/** How a caller proves who it is: the raw headers. An Authorization header, even an empty one, outdoes the cookie. */
export type Credentials = { authorization: string | null | undefined; cookie: string | null | undefined };

/** What an operation came to. */
export type Outcome = {
  result: { data?: ExecutionResult['data']; errors?: WireError[] };
  /** False when the request failed before anything was executed. */
  wasExecuted: boolean;
  setCookies: string[];
  /** For the header Retry-After. */
  retryAfterSeconds: number | null;
  /** The address is over a limit: HTTP 429. */
  isAddressLimited: boolean;
};

/** Finds, admits and executes one operation; never throws for what a client sent. */
export async function runOperation(
  deps: GraphqlDeps,
  request: GraphqlRequest,
  credentials: Credentials,
  facts: RequestFacts,
  allowed: readonly Operation['kind'][] = ['query', 'mutation'],
): Promise<Outcome> {
  const operation = deps.documents.find(request.query, request.operationName);
  const watcher = { log: deps.log, requestId: facts.requestId, isProduction: deps.config.isProduction };
  if ('errors' in operation) return unexecuted(operation.errors.map((error) => toWireError(error, watcher)));
  if (!allowed.includes(operation.kind)) return unexecuted([]);

  const now = deps.clock();
  const wait = await secondsToWaitByAddress(deps.store, operation.rootFields, facts.address, now);
  if (wait > 0) return limitedByAddress(wait);

  const setCookies: string[] = [];
  const context = await openContext(deps, credentials, facts, now, setCookies);
  const { data, errors } = await operation.run(context, request.variables);
  const wireErrors = errors?.map((error) => toWireError(error, watcher));
  const waits = wireErrors?.map((error) => error.extensions.retryAfterSeconds ?? 0) ?? [];
  return {
    result: { ...(wireErrors && { errors: wireErrors }), ...(data !== undefined && { data }) },
    wasExecuted: data !== undefined,
    setCookies,
    retryAfterSeconds: Math.max(0, ...waits) || null,
    isAddressLimited: false,
  };
}

/** Loads the viewer and makes the context; a session that was extended just now gets its cookie again. */
async function openContext(
  deps: GraphqlDeps,
  credentials: Credentials,
  facts: RequestFacts,
  now: number,
  setCookies: string[],
): Promise<Context> {
  const { store, sessions, config, log } = deps;
  const hasHeader = credentials.authorization != null;
  const setCookie = hasHeader ? () => {} : (value: string) => void setCookies.push(value);
  const token = readToken(sessions, credentials);
  const loaded = token === null ? null : await loadViewer(store, sessions, token);
  if (loaded?.isRenewed && token !== null) setCookie(sessions.cookieOf(token));
  const viewer = loaded?.viewer ?? null;
  return createContext({
    viewer,
    token: viewer && token,
    store,
    now,
    sessions,
    config,
    log,
    request: facts,
    setCookie,
  });
}

/** The session token a caller shows: bare, after «Bearer», or in the cookie. */
export function readToken(sessions: Sessions, { authorization, cookie }: Credentials): string | null {
  if (authorization == null) return sessions.readCookie(cookie);
  return authorization.replace(/^Bearer(\s+|$)/i, '').trim() || null;
}

function unexecuted(errors: WireError[]): Outcome {
  return {
    result: { errors },
    wasExecuted: false,
    setCookies: [],
    retryAfterSeconds: null,
    isAddressLimited: false,
  };
}

function limitedByAddress(retryAfterSeconds: number): Outcome {
  const error = new DomainError('RATE_LIMITED', { retryAfterSeconds });
  return {
    ...unexecuted([{ message: error.message, extensions: error.extensions }]),
    retryAfterSeconds,
    isAddressLimited: true,
  };
}
