import type { ErrorCode } from '../errors/errors.ts';
import { accountErrorWordsTexts } from '../texts/generated/account-error-words.ts';
import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { groupErrorWordsTexts } from '../texts/generated/group-error-words.ts';
import { questErrorWordsTexts } from '../texts/generated/quest-error-words.ts';
import type { Locale } from '../texts/locale.ts';
import { copyBy, type WordsByCode } from './error-copy-by.ts';

/** The text a person is shown for an error, in a language; never empty, never a server's internals. */
export const errorCopyIn = copyBy(wordsByCode);

/** The words for each code. */
function wordsByCode(locale: Locale): WordsByCode {
  return { ...errorWordsTexts(locale), ...wordsBySubject(locale) };
}

/** Words that the console gets with the refusal, to keep its first page small. */
function wordsBySubject(locale: Locale) {
  return {
    ...questErrorWordsTexts(locale),
    ...accountErrorWordsTexts(locale),
    ...groupErrorWordsTexts(locale),
  };
}

/** The words that go to the console with a refusal; null for a code that it tells by itself. */
export function sentWordsIn(
  locale: Locale,
  code: ErrorCode,
  supportEmail: string | undefined,
): string | null {
  return code in wordsBySubject(locale)
    ? errorCopyIn(locale, { code }, { surface: 'console', supportEmail })
    : null;
}
