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
    find: 'CONSOLE_LOCALES.filter((locale) => locale !== consoleLocale()).map(',
    put: 'CONSOLE_LOCALES.slice(9).map(',
  },
  {
    ids: ['LNG-07'],
    what: 'what react-admin says by itself in Spanish',
    find: 'return polyglot(() => libraryWords().reactAdmin, consoleLocale(), undefined, { allowMissing: true });',
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
    ids: ['LNG-07'],
    what: 'the words of a quest’s facts in Spanish',
    find: 'const own: Said = wordsOfFacts();',
    put: 'const own: Said = {};',
  },
  {
    ids: ['LNG-07'],
    what: 'that labels, problems and facts of fields speak the language of the console',
    find: "return textIn(consoleLocale(), text) ?? '';",
    put: "return textIn('en', text) ?? '';",
  },
  {
    ids: ['LNG-07'],
    what: 'the weekdays of a printed month in Spanish',
    find: "const [monday, ...others] = textsOf(datesTexts).weekdays.split(' | ');",
    put: "const [monday, ...others] = datesTexts('en').weekdays.split(' | ');",
  },
  {
    ids: ['LNG-06'],
    what: 'that a build of the console holds one language alone',
    find: "return source.replace(LANGUAGE, (texts, name) => (name === kept ? texts : ''));",
    put: 'return source.replace(LANGUAGE, (texts, name) => (name === kept ? texts : texts));',
  },
  {
    ids: ['LNG-07'],
    what: 'the days of a recurrence in Spanish',
    find: 'return recurrenceInWords(consoleLocale(), weeks, days, last);',
    put: "return recurrenceInWords(consoleLocale() && 'en', weeks, days, last);",
  },
  {
    ids: ['LNG-07'],
    what: 'the words of a mark in Spanish',
    find: '{t[word]}',
    put: '{t[word] && mark}',
  },
  {
    ids: ['LNG-07'],
    what: 'the band of ages in a recap in Spanish',
    find: 'to === undefined ? t.ageAndOver({ from }) : t.ageBand({ from, to })',
    put: 'to === undefined ? t.ageAndOver({ from }) : band ?? from',
  },
  {
    ids: ['LNG-07'],
    what: 'whom a broadcast is for in Spanish',
    find: 'return audienceText(consoleLocale(), { filters: filtersOf(form),',
    put: "return audienceText('en', { filters: filtersOf(form),",
  },
  {
    ids: ['LNG-07'],
    what: 'how a volunteer’s training stands in Spanish',
    find: "<Tag text={t[shown]} tone={TONES[shown]} isDashed={shown === 'Provisional'} />",
    put: "<Tag text={shown} tone={TONES[shown]} isDashed={shown === 'Provisional'} />",
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
