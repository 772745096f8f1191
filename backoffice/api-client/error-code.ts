import { consoleErrorCopy } from '#domain/wording/console-error-copy.ts';
import { type ErrorCopyContext, isRetryable, type ShownError } from '#domain/wording/shown-error.ts';
import { consoleLocale } from '../language/console-locale.ts';

type ErrorShape = {
  graphQLErrors?: readonly { extensions?: Record<string, unknown> }[];
  body?: unknown;
  cause?: unknown;
};

type GraphQLErrorShape = {
  message?: string;
  extensions?: { code?: unknown; said?: unknown; words?: unknown; item?: unknown };
};
type ClientError = {
  message?: string;
  status?: number;
  statusCode?: number;
  /** The answer, where it came with a status of failure. */
  result?: { errors?: readonly GraphQLErrorShape[] } | string;
  graphQLErrors?: readonly GraphQLErrorShape[];
  networkError?: ClientError | null;
  /** ra-data-graphql keeps Apollo's error here. */
  body?: ClientError | null;
};

/** The code and message of a failed operation, whether Apollo, ra-data-graphql or the auth provider threw it. */
export function shownErrorOf(error: unknown): ShownError {
  const given = asClientError(error);
  const { graphQLErrors = [], networkError, body, status, statusCode, message } = given;
  const [first] = graphQLErrors;
  if (first) return shownOf(first);
  if (body) return shownErrorOf(body);
  if (networkError) {
    const told = answerOf(networkError);
    const code = told.code ?? codeOfStatus(networkError.statusCode);
    return { code, words: told.words, message: networkError.message };
  }
  if (error instanceof ConsoleError) return { code: error.code, message, item: error.item };
  // ra-data-graphql's error has the field even when no answer came, with nothing in it.
  if ('status' in given || statusCode !== undefined) {
    return { code: codeOfStatus(status ?? statusCode), message };
  }
  return { message };
}

/** An error whose message may be shown as it is. */
export class ConsoleError extends Error {
  readonly code: string | undefined;
  /** The number of the item that was refused, from 1. */
  readonly item: number | undefined;
  readonly status: number;
  readonly body: unknown;
  /** Whether something was to be saved. */
  readonly isWrite: boolean;

  constructor(cause: unknown, context: ErrorCopyContext = {}) {
    const shown = shownErrorOf(cause);
    const locale = consoleLocale();
    super(consoleErrorCopy(locale, shown, { surface: 'console', ...context }), { cause });
    this.name = 'ConsoleError';
    this.code = shown.code;
    this.item = shown.item;
    const { status, body } = asClientError(cause);
    this.status = status ?? 200;
    this.body = body ?? null;
    this.isWrite = context.isWrite === true;
  }
}

/** Whether an error says that no one is logged in any more. */
export function isNotLoggedIn(error: unknown): boolean {
  return shownErrorOf(error).code === 'NOT_LOGGED_IN';
}

/** Whether a refusal is about the words that were written, and belongs at their field. */
export function isAboutText(error: Error): boolean {
  return shownErrorOf(error).code === 'CONTACT_DETAILS_TO_YOUNG';
}

/** For react-query: a refusal stays a refusal, a failure gets one more try. */
export function isWorthRetrying(failures: number, error: Error): boolean {
  return failures < 1 && isRetryable(shownErrorOf(error));
}

function shownOf({ message, extensions = {} }: GraphQLErrorShape): ShownError {
  const { code, said, words, item } = extensions;
  const told = { code: textOf(code), message, said: textOf(said), words: textOf(words) };
  return typeof item === 'number' ? { ...told, item } : told;
}

/** What our own server says of a failure, such as that its database is away. */
function answerOf({ result }: ClientError): ShownError {
  const [first] = (typeof result === 'object' && result?.errors) || [];
  return first ? shownOf(first) : {};
}

function codeOfStatus(status: number | undefined): string {
  if (status === 429) return 'RATE_LIMITED';
  if (status === 401) return 'NOT_LOGGED_IN';
  // No answer, or one that is none of ours: the network or the server is away.
  return 'SERVICE_UNAVAILABLE';
}

function asClientError(error: unknown): ClientError {
  return typeof error === 'object' && error !== null ? error : {};
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** What someone else has changed meanwhile, field → value now, as an error of the data provider tells; or null. */
export function conflictIn<Values>(error: unknown): Partial<Values> | null {
  if (typeof error !== 'object' || error === null) return null;
  const { graphQLErrors = [], body, cause }: ErrorShape = error;
  const extensions = graphQLErrors[0]?.extensions;
  if (extensions?.code === 'EDIT_CONFLICT') return (extensions.changedFields ?? {}) as Partial<Values>;
  return conflictIn(body ?? cause);
}

/** What a failure says. */
export function messageOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
