import { DomainError } from '#domain/errors/errors.ts';
import { logText } from '#domain/text/log-text.ts';
import { sourcePlaces } from './source-places.ts';

/** An error as it stands in the log. */
export type LoggedError = {
  type: string;
  message: string;
  code?: string;
  /** The text of a statement, in which values are question marks. */
  statement?: string;
  /** Stack trace without the message. */
  stack?: string;
  cause?: LoggedError;
};

const MOST_CAUSES = 5;

/**
 * What the log keeps of an error, whoever threw it: its kind, its code, where it came from, and its message without
 * anything personal. Whatever else hangs on it (parameters, requests, answers of servers) is left out.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'Something that is no error was thrown.' };
  const { code, statement, cause } = error as { code?: unknown; statement?: unknown; cause?: unknown };
  const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error';
  // The words of a refusal are for the person who gets it, and may name another one.
  const message = error instanceof DomainError ? error.code : logText(error.message);
  return {
    type,
    message,
    ...((typeof code === 'string' || typeof code === 'number') && { code: logText(String(code)) }),
    ...(typeof statement === 'string' && { statement }),
    stack: sourcePlaces(framesOf(error.stack)),
    ...(cause !== undefined && depth < MOST_CAUSES && { cause: loggedError(cause, depth + 1) }),
  };
}

/** What a library wrote as text: the stack of an error, or a line of its own. */
export function loggedText(text: string): Pick<LoggedError, 'message' | 'stack'> {
  const frames = framesOf(text);
  const words = text.split('\n').filter((line) => !frames.includes(line) || line === '');
  return { message: logText(words.join('\n')), ...(frames !== '' && { stack: sourcePlaces(frames) }) };
}

/** A message may have several lines, too: only those that name a place in the code are kept. */
function framesOf(stack = ''): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at .*(:\d+:\d+\)?|\(<anonymous>\)|native)$/.test(line))
    .join('\n');
}
