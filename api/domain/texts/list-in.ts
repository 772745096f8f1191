import type { Locale } from './locale.ts';

/** Several things in a sentence: “email, text message, and push notification”. */
export function listIn(locale: Locale, items: readonly string[]): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
