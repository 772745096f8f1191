import { expect, it } from 'vitest';
import type { SiteConfig, SiteViewer } from '../../lib/api-client.ts';
import { readerPage } from '../sponsor/reader-page-fixture.ts';
import { linkList, networkOf } from './link-list.ts';

const NONE = {
  iosAppUrl: null,
  androidAppUrl: null,
  tipUrl: null,
  newsletterUrl: null,
  consultationUrl: null,
  socialUrls: [],
  switchedOffPaths: [],
  sponsorFormUrl: null,
  pricingTable: null,
};

const pageOf = (config: object, viewer: Partial<SiteViewer> | null = null) =>
  readerPage({ config: config as SiteConfig, viewer: viewer as SiteViewer | null });

it('the link menu leads to the app stores, a tip, the newsletter, a consultation, a new guild, social links [STA-11]', () => {
  const config = {
    ...NONE,
    iosAppUrl: 'https://apps.example/ios',
    androidAppUrl: 'https://apps.example/android',
    tipUrl: 'https://tips.example',
    newsletterUrl: 'https://news.example',
    consultationUrl: 'https://talk.example',
    socialUrls: ['https://www.instagram.com/charity', 'https://m.youtube.com/@charity'],
  };
  const links = linkList('en', pageOf(config));
  expect(links.map(({ label, href }) => [label, href])).toEqual([
    ['iOS app', 'https://apps.example/ios'],
    ['Android app', 'https://apps.example/android'],
    ['Leave a tip', '/out/tip'],
    ['Subscribe to the newsletter', 'https://news.example'],
    ['Book a consultation', 'https://talk.example'],
    ['Create a Guild', '/guilds?create=kind'],
    ['Instagram', 'https://www.instagram.com/charity'],
    ['YouTube', 'https://m.youtube.com/@charity'],
  ]);
});

it('an entry without an address is hidden [OPEN-STA-04]', () => {
  expect(linkList('en', pageOf(NONE)).map(({ label }) => label)).toEqual(['Create a Guild']);
});

it('what is switched off is no entry [OPEN-STA-03]', () => {
  expect(linkList('en', pageOf({ ...NONE, switchedOffPaths: ['/guilds'] }))).toEqual([]);
});

it.each([
  ['a visitor', null, true],
  ['an adult', { isYoung: false }, true],
  ['a volunteer with silver', { isYoung: false, subscriptionStatus: 'silver' as const }, false],
  ['a volunteer with gold', { isYoung: false, subscriptionStatus: 'gold' as const }, false],
  ['someone under 18', { isYoung: true }, false],
])('offers the tip to %s: %o is %s [DEC-81, STA-11]', (_who, viewer, isOffered) => {
  const links = linkList('en', pageOf({ ...NONE, tipUrl: 'https://tips.example' }, viewer));
  expect(links.some(({ href }) => href === '/out/tip')).toBe(isOffered);
});

it('a network that is not known is shown by its host', () => {
  expect(networkOf('https://social.example/@charity')).toBe('social.example');
});

it('the entries are said in the language of the page, names of networks as they are [LNG-01: link menu]', () => {
  const config = {
    ...NONE,
    tipUrl: 'https://tips.example',
    socialUrls: ['https://www.instagram.com/charity'],
  };
  expect(linkList('es', pageOf(config)).map(({ label }) => label)).toEqual([
    'Deja una propina',
    'Crea un Gremio',
    'Instagram',
  ]);
});
