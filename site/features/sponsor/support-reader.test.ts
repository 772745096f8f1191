import { expect, it } from 'vitest';
import { mayBeAskedForMoney } from '#domain/accounts/support-ask.ts';
import type { SiteConfig, SiteViewer } from '../../lib/api-client.ts';
import { linkList } from '../links/link-list.ts';
import { exitOf } from './exits.ts';
import { readerPage } from './reader-page-fixture.ts';
import { supportReader } from './support-reader.ts';

const config = {
  iosAppUrl: null,
  androidAppUrl: null,
  tipUrl: 'https://tip.example',
  newsletterUrl: null,
  consultationUrl: null,
  socialUrls: [],
  switchedOffPaths: [],
} as unknown as SiteConfig;
const adult = { isYoung: false } as SiteViewer;
const now = Date.UTC(2026, 2, 7, 12);
/** Turns 18 on the day after. */
const MINOR = '2008-03-08';
const OF_AGE = '2008-03-07';

it.each([
  ['a visitor', readerPage({ config, now }), true],
  ['an adult', readerPage({ config, now, viewer: adult }), true],
  ['a browser that kept the birth date of a minor', readerPage({ config, now }, MINOR), false],
  [
    'a browser that kept a birth date below the smallest age',
    readerPage({ config, now }, '2020-01-01.2'),
    false,
  ],
  ['a browser that kept the birth date of someone now 18', readerPage({ config, now }, OF_AGE), true],
  ['a browser that kept nonsense', readerPage({ config, now }, 'x.y'), true],
  ['an adult where a minor typed first', readerPage({ config, now, viewer: adult }, MINOR), true],
  ['a visitor whose login has ended', readerPage({ config, now, isSessionOver: true }), false],
])('whether %s may be asked for money, by every way [DEC-81]', (_who, page, isAsked) => {
  expect(mayBeAskedForMoney(supportReader(page))).toBe(isAsked);
  expect(exitOf('tip', page) !== null).toBe(isAsked);
  expect(linkList('en', page).some(({ href }) => href === '/out/tip')).toBe(isAsked);
});
