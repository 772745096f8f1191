import type { Removal } from '../../scripts/prove/removal.ts';

/** What people are told in their own language when something is refused. */
export const REFUSALS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-01'],
    what: 'that pages say the API’s refusals in their language',
    find: 'const execute = sayingRefusalsIn(locale, given.execute);',
    put: 'const { execute } = given;',
  },
  {
    ids: ['LNG-01'],
    what: 'the refusal in the language of the page on its way to the form',
    find: '...(error?.said !== undefined && { said: error.said }),',
  },
  {
    ids: ['LNG-01'],
    what: 'that a field is called by its name in the language of the page',
    find: 'label: labels[field] ?? fieldLabelsTexts(locale)[field],',
    put: "label: labels[field] ?? fieldLabelsTexts('en')[field],",
  },
  {
    ids: ['LNG-01'],
    what: 'that what a field asks for is said in the language of the page',
    find: 'hint: fieldHint(fieldHintsTexts(locale), field),',
    put: "hint: fieldHint(fieldHintsTexts('en'), field),",
  },
  {
    ids: ['LNG-01'],
    what: 'the names of the languages people speak',
    find: 'const names = spokenLanguagesTexts(locale);',
    put: "const names = spokenLanguagesTexts('en');",
  },
  {
    ids: ['LNG-01'],
    what: 'that a refusal whose words are not known says at least that something is wrong',
    find: "return code === 'BAD_USER_INPUT' ? errorWordsTexts(locale).inputRefused : undefined;",
    put: 'return undefined;',
  },
  {
    ids: ['LNG-02'],
    what: 'that the time of a limit is said in the language of the error',
    find: 'wait: formatsFor(locale).duration(',
    put: "wait: formatsFor('en').duration(",
  },
];
