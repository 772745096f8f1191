import type { Removal } from '../../scripts/prove/removal.ts';

/** The console in the language of its account. */
export const CONSOLE_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-07'],
    what: 'that the account says the language of the console',
    find: 'const wanted = account ?? chosen ?? askedLanguage(acceptLanguage);',
    put: 'const wanted = chosen ?? askedLanguage(acceptLanguage);',
  },
  {
    ids: ['LNG-07'],
    what: 'the way into the other language in the account’s menu',
    find: '{languageEntries()}',
  },
  {
    ids: ['LNG-07'],
    what: 'what react-admin says by itself in Spanish',
    find: 'return polyglot(() => libraryWords().reactAdmin, consoleLocale());',
    put: 'return polyglot(() => ({}) as never, consoleLocale());',
  },
  {
    ids: ['LNG-07'],
    what: 'the words of a status in Spanish',
    find: 'text={statusLabel(status)}',
    put: 'text={status}',
  },
  {
    ids: ['LNG-07'],
    what: 'the weekdays of the calendar in Spanish',
    find: 'locale={LOCALES[consoleLocale()]}',
    put: 'locale={LOCALES.en}',
  },
  {
    ids: ['LNG-06'],
    what: 'that a build of the console holds one language alone',
    find: "return source.replace(LANGUAGE, (texts, name) => (name === kept ? texts : ''));",
    put: 'return source.replace(LANGUAGE, (texts, name) => (name === kept ? texts : texts));',
  },
  {
    ids: ['LNG-07'],
    what: 'that the audit log is searched by the words in which it is read',
    find: 'return called.length > 0 ? { actions: called } : { action:',
    put: 'return called.length > 999 ? { actions: called } : { action:',
  },
  {
    ids: ['LNG-07'],
    what: 'why a mail was not taken, in the words of the console',
    find: 'if (failure === null) return told;',
    put: 'if (failure !== undefined) return told;',
  },
];
