import type { Catalogue } from '#domain/texts/catalogue-of.ts';
import { type ConsoleLocale, FIRST_LOCALE, isConsoleLocale } from '#domain/texts/locale.ts';
import { type TextRef, textIn } from '#domain/texts/text-ref.ts';

/**
 * The language of this console: each language is a build of its own, and the server hands out that of the account. It
 * stays the same for as long as the page lives; another one is another page.
 */
export function consoleLocale(): ConsoleLocale {
  // Rules of the console are also tried without a document.
  const { lang = FIRST_LOCALE } = globalThis.document?.documentElement ?? {};
  return isConsoleLocale(lang) ? lang : FIRST_LOCALE;
}

/** The texts of a subject in the language of this console. Ask when drawing, not when a module is loaded. */
export function textsOf<Texts>(catalogue: Catalogue<Texts>): Texts {
  return catalogue(consoleLocale());
}

/** A text in the language of this console. */
export function said(text: TextRef): string {
  return textIn(consoleLocale(), text) ?? '';
}
