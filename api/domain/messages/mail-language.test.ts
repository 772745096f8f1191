import { expect, it } from 'vitest';
import { localeOf, mailIn } from './mail-language.ts';

it.each([
  [[], 'en'],
  [[null, undefined], 'en'],
  [['ar', 'es'], 'ar'],
  [[null, 'es'], 'es'],
  [['xx', 'es'], 'es'],
  [['toString'], 'en'],
] as const)('LNG-04 (part: mails) of %j the mail is in %s', (chosen, expected) => {
  expect(localeOf(...chosen)).toBe(expected);
});

it('LNG-04 (part: mails) a mail knows its language, and can be written in another one', () => {
  const frame = { greeting: 'Hi', closing: [], siteName: 'Chariteers' };
  const mail = mailIn('es', (locale) => ({ subject: locale, body: `${locale}!`, parts: [], frame }));
  expect(mail).toMatchObject({ locale: 'es', subject: 'es', body: 'es!' });
  expect(mail.write('ar')).toEqual({ subject: 'ar', body: 'ar!', parts: [], frame });
});
