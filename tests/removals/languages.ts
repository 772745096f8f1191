import type { Removal } from '../../scripts/prove/removal.ts';

/** Removals for pages in three languages. */
export const LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-02'],
    what: 'the form of a count',
    find: 'return forms[`=${count}`] ?? forms[rules.select(count)] ?? otherOf(forms);',
    put: 'return otherOf(forms);',
  },
  {
    ids: ['LNG-02'],
    what: 'Latin digits and the language of numbers',
    find: 'new Intl.NumberFormat(LANGUAGES[locale].numbers)',
    put: "new Intl.NumberFormat('ar-EG')",
  },
  {
    ids: ['LNG-03'],
    what: 'that links stay in the language of the page',
    find: 'return isPage && body ? new Response(withLinksIn(locale, body), { status, statusText, headers }) : response;',
    put: 'return response;',
  },
  {
    ids: ['LNG-03'],
    what: 'the addresses of a page in other languages',
    find: '{isIndexed && <AlternateLinks path={canonicalPath} />}',
  },
  {
    ids: ['LNG-03'],
    what: 'the offer of the language that the browser asks for',
    find: '<LanguageOffer />',
  },
  {
    ids: ['LNG-03'],
    what: 'the switch of languages',
    find: '<LanguageSwitch />',
  },
  {
    ids: ['LNG-04'],
    what: 'that the account keeps the language',
    find: '.set({ locale: known })',
    put: '.set({ locale: null })',
  },
  {
    ids: ['LNG-05'],
    what: 'the direction of a page',
    find: '<html lang={locale} dir={directionOf(locale)}>',
    put: '<html lang={locale}>',
  },
  {
    ids: ['LNG-05'],
    what: 'that a Latin name keeps its order in Arabic',
    find: "return directionOf(locale) === 'rtl' && OWN_ORDER.test(value) ? `\\u2068${value}\\u2069` : value;",
    put: 'return value;',
  },
  {
    ids: ['LNG-09'],
    what: 'that a text left in English is refused',
    find: "return ['is the same as in English'];",
    put: 'return [];',
  },
];
