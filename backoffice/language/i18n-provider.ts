import polyglot from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import { consoleLocale } from './console-locale.ts';
import { libraryWords } from './library-words.ts';

/** What react-admin says by itself, in the language of this console; made once for each page. */
export function i18nProvider(): I18nProvider {
  // What the console itself tells comes in words already, and is no key.
  return polyglot(() => libraryWords().reactAdmin, consoleLocale(), undefined, { allowMissing: true });
}
