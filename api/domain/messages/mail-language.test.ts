import { expect, it } from 'vitest';
import { localeOf, mailIn } from './mail-language.ts';

it.each([
  [[], 'en'],
  [[null, undefined], 'en'],
  [['ar', 'es'], 'ar'],
  [[null, 'es'], 'es'],
  [['xx', 'es'], 'es'],
  [['toString'], 'en'],
] as const)('of %j the mail is in %s [LNG-04: mails]', (chosen, expected) => {
  expect(localeOf(...chosen)).toBe(expected);
});

it('a mail knows its language, and can be written in another one [LNG-04: mails]', () => {
  const frame = { greeting: 'Hi', closing: [], siteName: 'Chariteers' };
  const mail = mailIn('es', (locale) => ({ subject: locale, body: `${locale}!`, parts: [], frame }));
  expect(mail).toMatchObject({ locale: 'es', subject: 'es', body: 'es!' });
  expect(mail.write('ar')).toEqual({ subject: 'ar', body: 'ar!', parts: [], frame });
});
