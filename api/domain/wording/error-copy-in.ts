import type { ErrorCode } from '../errors/errors.ts';
import { accountErrorWordsTexts } from '../texts/generated/account-error-words.ts';
import { errorWordsTexts } from '../texts/generated/error-words.ts';
import { groupErrorWordsTexts } from '../texts/generated/group-error-words.ts';
import { questErrorWordsTexts } from '../texts/generated/quest-error-words.ts';
import type { Locale } from '../texts/locale.ts';
import { FIRST_LOCALE } from '../texts/locale.ts';
import { TEXT, type TextRef, textIn } from '../texts/text-ref.ts';
import { copyBy, type Words, type WordsByCode } from './error-copy-by.ts';

/** The text a person is shown for an error, in a language; never empty, never a server's internals. */
export const errorCopyIn = copyBy(wordsByCode);

/** Codes that say what another one says. */
const SAID_AS = {
  ACCOUNT_BANNED: 'ACCOUNT_NOT_FOUND',
  INVALID_TOKEN: 'LINK_EXPIRED',
  NAME_NOT_AVAILABLE: 'USERNAME_NOT_AVAILABLE',
  PASSKEY_REFUSED: 'PASSKEY_UNKNOWN',
  UNDO_TOO_LATE: 'UNDO_NOT_FOUND',
  APPLICATION_NOT_FOUND: 'REQUEST_NOT_FOUND',
  CHARITY_REQUEST_NOT_FOUND: 'REQUEST_NOT_FOUND',
  DISTRICT_NOT_FOUND: 'REQUEST_NOT_FOUND',
  GROUP_NOT_FOUND: 'REQUEST_NOT_FOUND',
  GUILD_NOT_FOUND: 'REQUEST_NOT_FOUND',
  MAIL_NOT_FOUND: 'REQUEST_NOT_FOUND',
  MEMBER_NOT_FOUND: 'REQUEST_NOT_FOUND',
  MERGE_NOT_FOUND: 'REQUEST_NOT_FOUND',
  MESSAGE_NOT_FOUND: 'REQUEST_NOT_FOUND',
  ORIENTATION_NOT_FOUND: 'REQUEST_NOT_FOUND',
  PASSKEY_NOT_FOUND: 'REQUEST_NOT_FOUND',
  PICTURE_NOT_FOUND: 'REQUEST_NOT_FOUND',
  ROLE_NOT_FOUND: 'REQUEST_NOT_FOUND',
} as const;
type SharedWords = { readonly [Code in keyof typeof SAID_AS]: Words };

/** The words for each code. */
function wordsByCode(locale: Locale): WordsByCode {
  return { ...errorWordsTexts(locale), ...wordsBySubject(locale) };
}

/** Words that the console gets with the refusal, to keep its first page small. */
function wordsBySubject(locale: Locale) {
  const own = {
    ...questErrorWordsTexts(locale),
    ...accountErrorWordsTexts(locale),
    ...groupErrorWordsTexts(locale),
  };
  const shared = Object.entries(SAID_AS).map(([code, as]) => [code, own[as]]);
  return { ...own, ...(Object.fromEntries(shared) as SharedWords) };
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

/** The message of a refusal in another language than that of the API; null where it has no words there. */
export function saidIn(locale: Locale, { [TEXT]: text }: { [TEXT]?: TextRef }): string | null {
  return locale === FIRST_LOCALE || !text ? null : textIn(locale, text);
}
