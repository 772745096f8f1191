import type { ExecutionResult } from 'graphql';
import { recordRefusals } from '#api/access/audit/record-refusals.ts';
import type { Caller } from '#api/access/auth/caller.ts';
import { secondsToWaitByAddress } from '#api/access/auth/rate-limit.ts';
import type { Sessions } from '#api/access/auth/session.ts';
import type { SlowDown } from '#api/access/auth/slow-down.ts';
import { countContactReads, noteReadingOperations } from '#api/access/request/contact-reads.ts';
import { type Context, createContext, type RequestFacts } from '#api/access/request/context.ts';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { type ExecutionError, refusal, toWireError, type WireError } from '#api/access/request/errors.ts';
import { isKnownBrowser } from '#api/access/request/known-browser.ts';
import { refusalOfOtherAccount } from '#api/access/request/other-account.ts';
import type { Config } from '#api/process/config/config.ts';
import { currentRequest } from '#api/process/log/current-request.ts';
import type { Logger } from '#api/process/log/log.ts';
import type { ResolveHost } from '#api/process/public-hosts.ts';
import type { Store } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { refusalOfProgram } from './admit-program.ts';
import type { Documents, Operation } from './documents.ts';
import type { GraphqlRequest } from './guard.ts';
import { logRefusals } from './log-refusals.ts';
import { seenRequest } from './seen-request.ts';

export type GraphqlDeps = {
  store: Store;
  sessions: Sessions;
  documents: Documents;
  config: Config;
  log: Logger;
  clock: () => number;
  slowDown: SlowDown;
  resolveHost?: ResolveHost | undefined;
};

/** Answers of limited operations may be held back for seconds, hundreds at once, and their requests with them. */
const MOST_HELD_SIZE = 16_384;
const TOO_LONG = refusal('The request is too long for this operation.');
const MUTATION_BY_GET = refusal('A mutation is called by POST.');

/** What the execution of an operation came to; without `data` where its variables did not fit. */
export type Executed = { data?: ExecutionResult['data']; errors?: readonly ExecutionError[] };

export type RunOptions = {
  isReadOnly?: boolean;
  /** Executes documents that the own front ends do not send; without it the server itself asks. */
  executeUnknown?: (context: Context, request: GraphqlRequest) => Promise<Executed>;
};

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
  /** HTTP 405. */
  isMutationByGet: boolean;
  /** Whether visitors who ask the same may get the same answer, as long as nothing was committed. */
  isShareable: boolean;
};

/** Finds, admits and executes one operation; never throws for what a client sent. */
export async function runOperation(
  deps: GraphqlDeps,
  request: GraphqlRequest,
  caller: Caller,
  facts: RequestFacts,
  options: RunOptions = {},
): Promise<Outcome> {
  const operation = options.executeUnknown
    ? deps.documents.find(request.query, request.operationName)
    : deps.documents.findOwn(request.query);
  if ('errors' in operation) return unexecuted([...operation.errors]);
  if (options.isReadOnly && operation.kind !== 'query')
    return { ...unexecuted([MUTATION_BY_GET]), isMutationByGet: true };

  const { operations } = operation;
  const called = { operations, requestId: facts.requestId };
  for (const name of operations) currentRequest()?.operations.add(name);
  const other = refusalOfOtherAccount(caller, facts);
  if (other) return unexecuted([{ message: other.message, extensions: other.extensions }]);
  const now = deps.clock();
  const refused = await refusalOfProgram(deps.store, caller, operation, now);
  if (refused) return unexecuted([{ message: refused.message, extensions: refused.extensions }]);
  const limited = await limitOfAddress(deps, operation, request, facts, now);
  if (limited) {
    if (limited.isAddressLimited) logRefusals(deps.log, called, limited.result.errors ?? []);
    return limited;
  }

  const watcher = watcherOf(deps, caller, facts);
  const setCookies: string[] = [];
  const config = await effectiveConfig(deps.store, deps.config);
  const context = openContext({ ...deps, config }, caller, facts, now, setCookies);
  const readBefore = countContactReads(facts);
  const { data, errors } = await execute(operation, context, request, options);
  if (countContactReads(facts) > readBefore) noteReadingOperations(facts, operations);
  if (!errors) return executed({ data }, setCookies, isShareable(operation, setCookies));
  const wireErrors = errors.map((error) => toWireError(error, watcher));
  logRefusals(deps.log, called, wireErrors);
  if (caller.viewer && operation.kind === 'mutation') {
    await recordRefusals(deps.store, now, caller.viewer.accountId, wireErrors);
  }
  const waits = wireErrors.map((error) => error.extensions.retryAfterSeconds ?? 0);
  // Without a place for data nothing was executed: the variables did not fit.
  if (data === undefined) return unexecuted(wireErrors);
  const retryAfterSeconds = Math.max(0, ...waits) || null;
  return { ...executed({ errors: wireErrors, data }, setCookies, false), retryAfterSeconds };
}

/** The answer to an address that asks a limited operation too often, or at too great length; null lets it pass. */
async function limitOfAddress(
  { store }: GraphqlDeps,
  { addressLimits }: Operation,
  request: GraphqlRequest,
  facts: RequestFacts,
  now: number,
): Promise<Outcome | null> {
  if (addressLimits.length === 0) return null;
  if ((request.size ?? 0) > MOST_HELD_SIZE) return unexecuted([TOO_LONG]);
  const wait = await secondsToWaitByAddress(store, addressLimits, facts.address, now);
  // Who has logged in from this browser is judged by the operation itself, which knows the account.
  const isHeard = wait > 0 && (await isKnownBrowser(store.read, now, facts.browserToken));
  return wait > 0 && !isHeard ? limitedByAddress(wait) : null;
}

async function execute(
  { run, kind }: Operation,
  context: Context,
  request: GraphqlRequest,
  { executeUnknown }: RunOptions,
): Promise<Executed> {
  const asked = kind === 'mutation' ? seenRequest(request) : request;
  if (run) return run(context, asked.variables);
  if (!executeUnknown) throw new Error('Nothing executes this document.');
  return executeUnknown(context, asked);
}

function watcherOf(
  { log, config: { isProduction } }: GraphqlDeps,
  { viewer }: Caller,
  { requestId }: RequestFacts,
) {
  return { log, requestId, isProduction, areRightsHeld: viewer?.areRightsHeld };
}

/** An unknown document is executed each time. */
function isShareable({ kind, run }: Operation, setCookies: readonly string[]): boolean {
  return kind === 'query' && run !== null && setCookies.length === 0;
}

function executed(result: Outcome['result'], setCookies: string[], isShared: boolean): Outcome {
  return {
    result,
    wasExecuted: true,
    setCookies,
    retryAfterSeconds: null,
    isAddressLimited: false,
    isMutationByGet: false,
    isShareable: isShared,
  };
}

function openContext(
  { store, sessions, config, log, slowDown, resolveHost }: GraphqlDeps,
  { viewer, program, token, hasHeader }: Caller,
  request: RequestFacts,
  now: number,
  setCookies: string[],
): Context {
  // A client that came with an Authorization header keeps no cookies, and gets none.
  const setCookie = hasHeader ? () => {} : (value: string) => void setCookies.push(value);
  const parts = { store, sessions, config, log, slowDown, resolveHost };
  return createContext({ ...parts, viewer, program, token, now, request, setCookie });
}

function unexecuted(errors: WireError[]): Outcome {
  return {
    result: { errors },
    wasExecuted: false,
    setCookies: [],
    retryAfterSeconds: null,
    isAddressLimited: false,
    isMutationByGet: false,
    isShareable: false,
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
