import { describe, expect, it } from 'vitest';
import {
  mayBeAskedForMoney,
  type SupportPlace,
  type SupportSettings,
  type SupportViewer,
  type SupportWay,
  supportWays,
} from './support-ask.ts';

const NOW = Date.UTC(2026, 2, 7, 12);
const DAY = 24 * 60 * 60 * 1000;
const adult: SupportViewer = {
  isYoung: false,
  subscriptionStatus: 'unsubscribed',
  sponsorBannerClosedAt: null,
};
const all: SupportSettings = {
  sponsorFormUrl: 'https://sponsor.example',
  tipUrl: 'https://tip.example',
  pricingTable: {},
  switchedOffPaths: [],
};
const PLACES: Record<SupportPlace, { ways: SupportWay[]; isPublic: boolean; isClosable: boolean }> = {
  'charity-list': { ways: ['sponsor'], isPublic: false, isClosable: true },
  quest: { ways: ['sponsor'], isPublic: false, isClosable: true },
  thanks: { ways: ['subscribe', 'tip'], isPublic: false, isClosable: false },
  'own-profile': { ways: ['subscribe'], isPublic: false, isClosable: false },
  'link-menu': { ways: ['tip'], isPublic: true, isClosable: false },
};
const places = Object.entries(PLACES) as [SupportPlace, (typeof PLACES)[SupportPlace]][];

describe.each(places)('the ask at %s', (place, { ways, isPublic, isClosable }) => {
  const asks = (viewer: SupportViewer | null, changes: Partial<SupportSettings> = {}, now = NOW) =>
    supportWays(place, viewer, { ...all, ...changes }, now);
  const publicWays = isPublic ? ways : [];

  it('is shown to an unsubscribed adult volunteer [DIS-11, QD-21, FUN-12]', () => {
    expect(asks(adult)).toEqual(ways);
  });

  it.each([['unsubscribed'], ['silver'], [null]])(
    'is never shown to someone under 18 (subscription: %s) [DEC-81]',
    (subscriptionStatus) => {
      expect(asks({ ...adult, isYoung: true, subscriptionStatus })).toEqual([]);
    },
  );

  it.each(['silver', 'gold'])(
    'is never shown to a volunteer with %s [DIS-11, DEC-81]',
    (subscriptionStatus) => {
      expect(asks({ ...adult, subscriptionStatus })).toEqual([]);
    },
  );

  it.each([
    ['no volunteer record', { ...adult, subscriptionStatus: null }],
    ['no account', null],
  ])('is for volunteers only, where it isn’t a public page: %s [DIS-11]', (_who, viewer) => {
    expect(asks(viewer)).toEqual(publicWays);
  });

  it('stays away for 30 days once the banner was closed [DEC-81]', () => {
    const closed = { ...adult, sponsorBannerClosedAt: NOW };
    expect(asks(closed)).toEqual(isClosable ? [] : ways);
    expect(asks(closed, {}, NOW + 30 * DAY - 1)).toEqual(isClosable ? [] : ways);
    expect(asks(closed, {}, NOW + 30 * DAY)).toEqual(ways);
  });

  it('offers only ways whose page works [DEC-81]', () => {
    const without = (way: SupportWay) => ways.filter((one) => one !== way);
    expect(asks(adult, { sponsorFormUrl: null })).toEqual(without('sponsor'));
    expect(asks(adult, { tipUrl: null })).toEqual(without('tip'));
    expect(asks(adult, { pricingTable: null })).toEqual(without('subscribe'));
    expect(asks(adult, { switchedOffPaths: ['/subscribe'] })).toEqual(without('subscribe'));
  });
});

it.each([
  ['a visitor', null, true],
  ['an adult', { isYoung: false }, true],
  ['someone under 18', { isYoung: true }, false],
])('whether %s may be asked for money at all: %o is %s [DEC-81]', (_who, viewer, isAsked) => {
  expect(mayBeAskedForMoney(viewer)).toBe(isAsked);
});
