import type { GraphQLError } from 'graphql';
import type { Logger } from '#api/process/log/log.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { causes } from '#db/constraint-error.ts';
import { outageOf } from '#db/outage.ts';
import { DomainError, ERRORS, type ErrorCode, type ErrorExtensions } from '#domain/errors/errors.ts';
import { TEXT, type TextRef } from '#domain/texts/text-ref.ts';

/** An error as clients see it. */
export type WireError = {
  message: string;
  [TEXT]?: TextRef;
  locations?: readonly { line: number; column: number }[];
  path?: readonly (string | number)[];
  extensions: ErrorExtensions & {
    requestId?: string;
    /** The message in the language of the console that asks. */
    said?: string;
  };
};

/** A variable may be null where it has a default, and its argument may not: the engines find that while they execute. */
const NULL_ARGUMENT = /^'?Argument "\w+" of non-null type "[\w![\]]+" must not be null\.'?$/;

/** An error of an operation, as far as it is told: of what was thrown, `originalError` is the cause. */
export type ExecutionError = {
  message: string;
  locations?: GraphQLError['locations'];
  path?: GraphQLError['path'];
  originalError?: unknown;
};

type Watcher = {
  log: Logger;
  requestId: string;
  isProduction: boolean;
  /** Whether rights of who asks are held back. */
  areRightsHeld?: boolean | undefined;
};

/**
 * Turns an error of an operation into what may leave the server: a DomainError as it is, a fault of the document
 * or its variables with its message, anything else as INTERNAL with the request's id, logged here.
 */
export function toWireError(error: ExecutionError, watcher: Watcher): WireError {
  const place = {
    ...(error.locations && { locations: error.locations }),
    ...(error.path && { path: error.path }),
  };
  const cause = error.originalError;
  if (cause instanceof DomainError && cause.code !== 'INTERNAL') {
    const { message, text, extensions } = toldRefusal(watcher, cause);
    return { message, ...(text && { [TEXT]: text }), ...place, extensions };
  }
  // Errors of documents and variables have no path: nothing was executed yet. But for one kind.
  if (!error.path || NULL_ARGUMENT.test(error.message))
    return { ...refusal(withoutSchemaHints(error.message, watcher.isProduction)), ...place };
  const { log, requestId } = watcher;
  // An older script tells a fault of ours in its own words.
  const own = cause instanceof DomainError ? cause : null;
  logFailure(log, own?.cause ?? cause ?? error, { requestId, path: error.path }, 'resolver failed');
  if (own) return { message: own.message, ...place, extensions: { ...own.extensions, requestId } };
  const isKnownByName = NAMED_OPERATIONS.includes(String(error.path[0]));
  return { ...failure(cause, requestId, isKnownByName), ...place };
}

/**
 * What is told of a refusal: whose rights are held back, for want of a second factor, learns by what they count again.
 * Here alone, so that every way to the product says the same.
 */
export function toldRefusal(
  { areRightsHeld }: { areRightsHeld?: boolean | undefined },
  error: DomainError,
): DomainError {
  return areRightsHeld && error.code === 'FORBIDDEN' ? new DomainError('SECOND_FACTOR_REQUIRED') : error;
}

/** What a client learns of a document that cannot be executed: plain data, which keeps nothing of the document alive. */
export function documentError({ message, locations }: GraphQLError, isProduction: boolean): WireError {
  return { ...refusal(withoutSchemaHints(message, isProduction)), ...(locations && { locations }) };
}

/** A request that is not fit to be executed: BAD_USER_INPUT with its own message. */
export function refusal(message: string): WireError {
  return {
    message,
    extensions: { code: 'BAD_USER_INPUT', statusCode: ERRORS.BAD_USER_INPUT.statusCode },
  };
}

/** The operations of the login, whose clients know one name for everything that is away. */
const NAMED_OPERATIONS = ['loginWithEmail', 'sendAccountRecoveryEmail', 'resetPassword'];

/** What a client learns of a fault of ours: what is away if something is, and the id to ask us about. */
export function failure(cause: unknown, requestId: string, isKnownByName = false): WireError {
  const code = codeOfFailure(cause, isKnownByName);
  const { message, statusCode } = ERRORS[code];
  return { message, extensions: { code, statusCode, requestId } };
}

const OUTAGE_CODES = {
  unreachable: 'DATABASE_UNREACHABLE',
  unwritable: 'DATABASE_UNWRITABLE',
  uncertain: 'DATABASE_UNCERTAIN',
} as const;

function codeOfFailure(cause: unknown, isKnownByName: boolean): ErrorCode {
  const outage = outageOf(cause);
  if (outage !== null) return isKnownByName ? 'SERVICE_UNAVAILABLE' : OUTAGE_CODES[outage];
  return isOutOfReach(cause) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL';
}

/** Something else than the database, beyond the network. */
function isOutOfReach(cause: unknown): boolean {
  return causes(cause).some(({ code }) => /^(ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|UND_ERR)/.test(code));
}

/** Removes name suggestions from schema errors in production, so that they don't reveal the schema. */
function withoutSchemaHints(message: string, isProduction: boolean): string {
  return isProduction ? message.replace(/ Did you mean .*\?/g, '') : message;
}
