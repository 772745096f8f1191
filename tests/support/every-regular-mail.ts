import { timesInWords } from '#domain/books/recurrence-in-words.ts';
import { linkIn, type MailText } from '#domain/messages/letter.ts';
import * as regularMails from '#domain/regulars/regular-mails.ts';
import type { RegularOutcome } from '#domain/regulars/regular-turns.ts';
import type { Locale } from '#domain/texts/locale.ts';
import { TEST_NOW } from './cast.ts';
import { SATURDAY_SOUP } from './regulars.ts';

type Write = (locale: Locale) => MailText;

const sender = {
  siteName: 'Chariteers',
  publicOrigin: 'https://site.example',
  supportEmail: 'help@demo.example',
};
const title = { written: 'Serve soup', translated: { es: 'Servir sopa' } };
const page = (locale: Locale) => linkIn(locale, sender, '/regulars');
const readers = [
  { firstName: 'Rosa', childName: null },
  { firstName: null, childName: 'mina7' },
];
const outcomes: RegularOutcome[] = [
  { kind: 'ON' },
  { kind: 'WAITING' },
  { kind: 'ASKED' },
  { kind: 'OWN_PAGE' },
  { kind: 'REFUSED', code: 'BANNED_BY_PROVIDER' },
];
const dates = outcomes.map((outcome, at) => {
  const startedAt = TEST_NOW + at * 7 * 24 * 3_600_000;
  return { title, startedAt, endedAt: startedAt + 3 * 3_600_000, outcome };
});
const named = {
  title,
  charity: 'Harbor Table',
  when: (locale: Locale) => timesInWords(locale, SATURDAY_SOUP),
};

/** Each email to regulars, in all its forms. */
export const REGULAR_MAILS = {
  'regular-dates': readers.map(
    (reader): Write =>
      (locale) =>
        regularMails.regularDatesMail(
          locale,
          sender,
          { charity: 'Harbor Table', dates },
          reader,
          page(locale),
        ),
  ),
  'regular-asked': readers.map(
    (reader): Write =>
      (locale) =>
        regularMails.regularAskedMail(locale, sender, { ...named, until: TEST_NOW }, reader, page(locale)),
  ),
  'regular-ended': [true, false].flatMap((isByCharity) =>
    readers.map(
      (reader): Write =>
        (locale) =>
          regularMails.regularEndedMail(locale, sender, { ...named, isByCharity }, reader, page(locale)),
    ),
  ),
};
