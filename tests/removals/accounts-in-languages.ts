import type { Removal } from '../../scripts/prove/removal.ts';

/** The pages round an account in three languages, and the language that an account keeps. */
export const ACCOUNTS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-04'],
    what: 'that a new account keeps the language of its form',
    find: 'locale: spoken,',
    put: 'locale: null,',
  },
  {
    ids: ['LNG-04'],
    what: 'that the form of a new account tells its language',
    find: 'input: { ...completeForm(sent, now), locale, questId },',
    put: 'input: { ...completeForm(sent, now), questId },',
  },
  {
    ids: ['LNG-04'],
    what: 'that a log-in goes on in the account’s language',
    find: 'return intoLanguage(languageAfterLogIn(locals.locale, chosen, ofAccount ?? null), redirect);',
    put: 'return redirect;',
  },
  {
    ids: ['LNG-04'],
    what: 'that a choice made in this browser comes before the account’s language',
    find: 'return isLocale(chosen) || !isLocale(account) ? page : account;',
    put: 'return !isLocale(account) ? page : account;',
  },
  {
    ids: ['LNG-04'],
    what: 'that the offer follows the account',
    find: 'account: viewer?.locale ?? null,',
    put: 'account: null,',
  },
  {
    ids: ['LNG-01'],
    what: 'that a notice after a form is in the language of its page',
    find: 'return toastOf(locale, value);',
    put: "return toastOf('en', value);",
  },
  {
    ids: ['LNG-01'],
    what: 'that the form of a new account checks in the language of its page',
    find: 'data-problems={fieldProblemsTexts.packed(locale)}',
    put: "data-problems={fieldProblemsTexts.packed('en')}",
  },
  {
    ids: ['LNG-01'],
    what: 'the words of the log-in in the language of the page',
    find: "errorCopyIn(locale, sent.error, { operation: 'login'",
    put: "errorCopyIn('en', sent.error, { operation: 'login'",
  },
  {
    ids: ['LNG-05'],
    what: 'that an address is typed from left to right',
    find: 'dir="ltr" required value={email}',
    put: 'required value={email}',
  },
  {
    ids: ['ACC-46'],
    what: 'the phrase of the reader’s own language',
    find: 'const { phrase } = accountClosingTexts(locale);',
    put: "const { phrase } = accountClosingTexts('en');",
  },
];
