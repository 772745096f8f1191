import { describe, expect, it } from 'vitest';
import { pageAddress, pageRoute } from '../installation/page-parameters.ts';
import {
  addressesOf,
  addressIn,
  addressInChosen,
  askedLanguage,
  chosenLanguage,
  languageAfterLogIn,
  offeredLanguage,
  readAddress,
} from './language-address.ts';

/** Not one that came later. */
const isOne = (locale: string) => ['en', 'es', 'ar'].includes(locale);

describe('addresses', () => {
  it.each([
    ['/', 'en', '/'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/ar/questList/1', 'ar', '/questList/1'],
    ['/es?when=week', 'es', '/?when=week'],
    ['/espresso', 'en', '/espresso'],
    ['/en/about', 'en', '/en/about'],
    ['/fr/about', 'en', '/fr/about'],
    ['/es//evil.example', 'es', '/evil.example'],
  ])('%s is in %s the page %s [LNG-03]', (address, locale, path) => {
    expect(readAddress(address)).toEqual({ locale, path });
  });

  it.each([
    ['es', '/', '/es'],
    ['es', '/?forceReload=true', '/es?forceReload=true'],
    ['ar', '/questList/1?when=week#day', '/ar/questList/1?when=week#day'],
    ['ar', '/es/about', '/ar/about'],
    ['en', '/es/about', '/about'],
    ['es', '/console/calendar', '/console/calendar'],
    ['es', '/quest/1.ics', '/quest/1.ics'],
    ['es', '/_astro/x.js', '/_astro/x.js'],
    ['es', '/language', '/language'],
    ['es', '//evil.example/', '//evil.example/'],
    ['es', 'https://other.example/', 'https://other.example/'],
  ] as const)('in %s %s lies at %s [LNG-03]', (locale, address, expected) => {
    expect(addressIn(locale, address)).toBe(expected);
  });

  it('every language has an address of its own, English the one without [LNG-03]', () => {
    expect(addressesOf('/questList/1').filter(({ locale }) => isOne(locale))).toEqual([
      { locale: 'en', path: '/questList/1' },
      { locale: 'es', path: '/es/questList/1' },
      { locale: 'ar', path: '/ar/questList/1' },
    ]);
  });

  it('a page keeps its parameters in every language, and no others [LNG-03]', () => {
    expect(pageAddress('/es/questList/1?when=week&utm_source=x')).toBe('/es/questList/1?when=week');
    expect(pageRoute('/ar/questList/1')).toBe('/questList/:id');
  });
});

describe('the offer', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR, ar;q=0.5, en;q=0.4', 'ar'],
    ['en;q=0.3,es;q=0.7', 'es'],
    ['es;q=0, en', 'en'],
    ['fr', null],
    ['', null],
    [undefined, null],
    [`${'x,'.repeat(500)}es`, null],
  ])('a browser that sends «%s» asks for %s [LNG-03]', (header, expected) => {
    expect(askedLanguage(header)).toBe(expected);
  });

  it('is made where the page is in another language, and follows what was chosen before what the browser says [LNG-03]', () => {
    const acceptLanguage = 'es-MX,es;q=0.9';
    expect(offeredLanguage('en', { chosen: null, acceptLanguage })).toBe('es');
    expect(offeredLanguage('es', { chosen: null, acceptLanguage })).toBeNull();
    expect(offeredLanguage('en', { chosen: 'en', acceptLanguage })).toBeNull();
    expect(offeredLanguage('es', { chosen: 'ar', acceptLanguage })).toBe('ar');
    expect(offeredLanguage('en', { chosen: 'xx', acceptLanguage: 'fr' })).toBeNull();
  });

  it('the account’s language comes before that of the browser, and after a choice made in it [LNG-04: what is offered]', () => {
    const acceptLanguage = 'es';
    expect(offeredLanguage('en', { chosen: null, account: 'ar', acceptLanguage })).toBe('ar');
    expect(offeredLanguage('en', { chosen: null, account: 'en', acceptLanguage })).toBeNull();
    expect(offeredLanguage('en', { chosen: 'es', account: 'ar', acceptLanguage })).toBe('es');
    expect(offeredLanguage('en', { chosen: null, account: null, acceptLanguage })).toBe('es');
  });

  it('one goes on in the account’s language, unless another one was chosen here [LNG-04: after the log-in]', () => {
    expect(languageAfterLogIn('en', undefined, 'ar')).toBe('ar');
    expect(languageAfterLogIn('es', undefined, 'en')).toBe('en');
    expect(languageAfterLogIn('es', 'es', 'ar')).toBe('es');
    expect(languageAfterLogIn('es', 'en', 'ar')).toBe('es');
    expect(languageAfterLogIn('es', undefined, null)).toBe('es');
    expect(languageAfterLogIn('es', 'zz', 'tlh')).toBe('es');
  });

  it.each([
    ['es', '/find?q=food', '/es/find?q=food'],
    ['es', '/', '/es'],
    ['ar', '/verifyEmail?token=x', '/ar/verifyEmail?token=x'],
    ['es', '/ar/find', null],
    ['es', '/es/find', null],
    ['es', '/console/calendar', null],
    ['es', '/calendar.ics', null],
    ['en', '/find', null],
    [null, '/find', null],
  ] as const)('leads a browser that chose %s from %s to %s [LNG-03]', (chosen, address, expected) => {
    expect(addressInChosen(chosen, address)).toBe(expected);
  });

  it('the choice is read out of all cookies [LNG-03]', () => {
    expect(chosenLanguage('a=1; language=ar; b=2')).toBe('ar');
    expect(chosenLanguage('xlanguage=ar')).toBeNull();
    expect(chosenLanguage('language=zz')).toBeNull();
  });
});
