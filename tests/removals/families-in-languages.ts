import type { Removal } from '../../scripts/prove/removal.ts';

/** Consents, guardians and children, and the language of emails, in three languages. */
export const FAMILIES_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-11'],
    what: 'that a consent keeps the language it was read in',
    find: 'textLocale: signed.textLocale, })',
    put: 'textLocale: null, })',
  },
  {
    ids: ['LNG-11'],
    what: 'that the form of a decision says in which language it was read',
    find: 'locale: locals.locale, }); return error ? refusal(locals, error)',
    put: '}); return error ? refusal(locals, error)',
  },
  {
    ids: ['LNG-11'],
    what: 'the language of the consent on the guardian’s page',
    find: '{t.readIn({ language: readIn })}',
  },
  {
    ids: ['LNG-04'],
    what: 'that a guardian’s choice of a language goes with the guardian',
    find: 'CASE WHEN "mailboxKey" = excluded."mailboxKey" THEN "locale" END',
    put: '"locale"',
  },
  {
    ids: ['LNG-04'],
    what: 'the choice of the language of mails on the guardian’s page',
    find: '<GuardianLanguage token={token} chosen={view.locale} />',
  },
  {
    ids: ['LNG-04'],
    what: 'the language of mails and pages in the own details',
    find: '<MailLanguageCard chosen={language} />',
  },
  {
    ids: ['LNG-04'],
    what: 'that a guardian’s switch of languages is the guardian’s own',
    find: 'if (token) return (await ask(locals, SetGuardianLanguageDocument, { token, locale })).error === null;',
  },
  {
    ids: ['LNG-03'],
    what: 'that the switch of languages leads back to pages on the way in',
    find: "ownPath(textIn(form, 'returnTo')) ?? paths.splash()",
    put: 'paths.splash()',
  },
  {
    ids: ['LNG-01'],
    what: 'that the key of a guardian’s browser is there in every language',
    find: 'const options = siteCookie(locals.config, GUARDIAN_COOKIE_LIFETIME);',
    put: 'const options = { ...siteCookie(locals.config, GUARDIAN_COOKIE_LIFETIME), path: paths.guardian() };',
  },
];
