import { FIRST_LOCALE, type Locale } from './locale.ts';

/** English without the comma before “and”, as everywhere in the product. */
const tagOf = (locale: Locale) => (locale === FIRST_LOCALE ? 'en-GB' : locale);

/** Several things in a sentence: “email, text message and push notification”. */
export function listIn(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(tagOf(locale), { type: 'conjunction' }).format(items);
}
