import { type ErrorWordsTexts, errorWordsTexts } from '../texts/generated/error-words.ts';
import { FIRST_LOCALE, type Locale } from '../texts/locale.ts';
import { type ErrorCopyContext, errorCopy, type ShownError } from './error-copy.ts';

/**
 * The text for an error in a language. English has a text for every code (`error-copy.ts`, which the console takes
 * along); a code that has none in another language yet says that something unexpected happened.
 */
export function errorCopyIn(locale: Locale, error: ShownError, context: ErrorCopyContext = {}): string {
  if (locale === FIRST_LOCALE) return errorCopy(error, context);
  const { code = '' } = error;
  const isWorded = Object.hasOwn(errorWordsTexts(locale), code);
  return errorWordsTexts(locale)[isWorded ? (code as keyof ErrorWordsTexts) : 'UNKNOWN'];
}
