import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { type ConsoleLocale, FIRST_LOCALE } from '#domain/texts/locale.ts';

/** Pattern for the texts of one language in a generated file. */
const LANGUAGE = /^ {2}"(\w+)": \{\n(?: {4}.*\n)*? {2}\},\n/gm;

/** Replacement for the catalog of all languages; it always returns the only language built in. */
const CATALOGUE = `
import { openMessages } from './message.ts';
const catalogueOf = (messages) => {
  const [[locale, own]] = Object.entries(messages);
  const texts = openMessages(locale, own);
  return () => texts;
};
export { catalogueOf };`;

/** A build speaks one language: it holds no other's texts, and no other's words of libraries. */
export function oneLanguage(locale: ConsoleLocale): Plugin {
  return {
    name: 'one-language',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('/api/domain/texts/catalogue-of.ts')) return CATALOGUE;
      if (/\/api\/domain\/texts\/generated\/(?!languages)[\w-]+\.ts$/.test(id))
        return textsIn(locale, readFileSync(id, 'utf8'));
      const [, other] = /\/backoffice\/language\/library-words\.(\w+)\.ts$/.exec(id) ?? [];
      if (other !== undefined && other !== locale) return 'export const english = null, spanish = null;';
      if (locale === FIRST_LOCALE && id.endsWith('/api/domain/errors/errors.ts'))
        return withoutMessages(readFileSync(id, 'utf8'));
      // react-admin has it as its default, whatever it is given.
      if (locale !== FIRST_LOCALE && /\/ra-language-english\/dist\/index\.\w+$/.test(id))
        return 'export default {};';
      return null;
    },
  };
}

/** A generated subject with the texts of one language; of the first where it has none. */
export function textsIn(locale: ConsoleLocale, source: string): string {
  const kept = source.includes(`\n  "${locale}": {\n`) ? locale : FIRST_LOCALE;
  return source.replace(LANGUAGE, (texts, name) => (name === kept ? texts : ''));
}

/**
 * The errors without what only other clients are told: their messages, which the console compares with what came where
 * English is not its language, and the numbers of which it asks for one.
 */
export function withoutMessages(source: string): string {
  return source
    .replace(/,\s*message: (?:'[^'\n]*'|"[^"\n]*")/g, '')
    .replace(/\{\s*statusCode: (?!400)\d+,?\s*\}/g, '{}');
}
