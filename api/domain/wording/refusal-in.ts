import { FIRST_LOCALE, type Locale } from '../texts/locale.ts';

/** What the API says in English of a value that it refuses, in a language; null for words that the catalogue has not. */
export function refusalIn(locale: Locale, message: string): string | null {
  return locale === FIRST_LOCALE ? message : null;
}
