import type { Removal } from '../../scripts/prove/removal.ts';

/** Emails in the language of who gets them. */
export const MAILS_IN_LANGUAGES: readonly Removal[] = [
  {
    ids: ['LNG-04'],
    what: 'that a mail is in the language that was chosen',
    find: 'return chosen.find(isLocale) ?? FIRST_LOCALE;',
    put: 'return FIRST_LOCALE;',
  },
  {
    ids: ['LNG-04'],
    what: 'that a mail tells programs its language',
    find: "    'Content-Language': locale,\n",
  },
  {
    ids: ['LNG-04'],
    what: 'that a guardian reads the copy in the own language',
    find: 'const written = mail.write?.(locale);',
    put: 'const written = null as MailText | null;',
  },
  {
    ids: ['LNG-04'],
    what: 'that somebody else who is named as guardian does not get the language of the one before',
    find: '{ ...asked, locale: sql`CASE WHEN "mailboxKey" = excluded."mailboxKey" THEN "locale" END` }',
    put: 'asked',
  },
  {
    ids: ['LNG-03'],
    what: 'that links of a mail lead to pages in its language',
    find: 'return `${publicOrigin}${addressIn(locale, path)}`;',
    put: 'return `${publicOrigin}${path}`;',
  },
  {
    ids: ['LNG-05'],
    what: 'that each line of an Arabic mail says its direction',
    find: 'return isMarked ? `${RIGHT_TO_LEFT}${line}` : line;',
    put: 'return line;',
  },
  {
    ids: ['LNG-05'],
    what: 'the marks round a Latin name in a subject',
    find: 'const kept = subject.replace(SET_APART,',
    put: "const kept = subject.replace(/[\\u2066-\\u2069]/g, '').replace(SET_APART,",
  },
  {
    ids: ['LNG-05'],
    what: 'the language and direction of a mail in the mailbox',
    find: '<p class="text" {...inLanguage(content.locale)}>',
    put: '<p class="text">',
  },
  {
    ids: ['LNG-04'],
    what: 'the language of the page on which somebody asks who chose none',
    find: 'pageLocale: locale === FIRST_LOCALE ? null : locale,',
    put: 'pageLocale: null,',
  },
];
