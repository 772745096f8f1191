import { FIRST_LOCALE, type Locale } from '../texts/locale.ts';
import { TEXT, type TextRef, textIn } from '../texts/text-ref.ts';

/** The message of a refusal in another language than that of the API; null where it has no words there. */
export function saidIn(locale: Locale, { [TEXT]: text }: { [TEXT]?: TextRef }): string | null {
  return locale === FIRST_LOCALE || !text ? null : textIn(locale, text);
}
