import type { Removal } from '../../scripts/prove/removal.ts';

/** What someone on the way to a quest, on it and after it reads in their language. */
export const QUESTS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-01'],
    what: 'the question of the bail-out in the language of the page',
    find: '<h3>{t.bailOutTitle}</h3>',
    put: '<h3>Bail out of this Quest?</h3>',
  },
  {
    ids: ['LNG-01'],
    what: 'what the feast form still needs, in the language of the page',
    find: 'words: feastWords(locale)',
    put: "words: feastWords('en')",
  },
  {
    ids: ['LNG-01'],
    what: 'how a sign-up ended, in the language of the history',
    find: 'outcome: resultText(locale, kept),',
    put: 'outcome: kept,',
  },
  {
    ids: ['LNG-02', 'LNG-05'],
    what: 'the days over a charity’s month in the language of the page',
    find: '{weekdaysFor(locale).map(',
    put: "{weekdaysFor('en').map(",
  },
  {
    ids: ['LNG-05'],
    what: 'that a ring fills the way one reads',
    find: "const ringClass = ['ring', className].filter(Boolean).join(' ');",
    put: 'const ringClass = className;',
  },
  {
    ids: ['LNG-04'],
    what: 'that a calendar is in the language which its owner reads',
    find: 'askedLanguage(c) ?? kept ?? FIRST_LOCALE',
    put: 'askedLanguage(c) ?? FIRST_LOCALE',
  },
  {
    ids: ['LNG-01'],
    what: 'that the link to a calendar file says the language of the page',
    find: 'locale === FIRST_LOCALE ? address : `${address}?lang=${locale}`',
    put: 'address',
  },
];
