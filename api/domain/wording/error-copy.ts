import { FIRST_LOCALE } from '../texts/locale.ts';
import { errorCopyIn } from './error-copy-in.ts';
import type { ErrorCopyContext, ShownError } from './shown-error.ts';

export type { ErrorCopyContext, ErrorOperation, ShownError } from './shown-error.ts';
export { isRetryable } from './shown-error.ts';

/** The text for an error in English: for the console, scripts, and what has no language of its own. */
export function errorCopy(error: ShownError, context: ErrorCopyContext = {}): string {
  return errorCopyIn(FIRST_LOCALE, error, context);
}
