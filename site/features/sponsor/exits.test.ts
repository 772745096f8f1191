import { expect, it } from 'vitest';
import { exitOf } from './exits.ts';

const config = {
  publicOrigin: 'https://quests.example',
  sponsorFormUrl: 'https://sponsor.example/form',
  tipUrl: null,
  pricingTable: { id: 'table', publishableKey: 'key' },
  switchedOffPaths: [],
};

it.each([
  ['charity-list-banner', 'chariteer_clicks_sponsor_banner_in_charity_list', 'https://sponsor.example/form'],
  ['quest-banner', 'chariteer_clicks_sponsor_banner_in_quest', 'https://sponsor.example/form'],
  ['subscribe', 'chariteer_clicks_sponsor_offer', 'https://quests.example/subscribe'],
])('DIS-12 TRK-03 TRK-04 TRK-05 the way out «%s» is counted as %s', (name, event, address) => {
  expect(exitOf(name, config)).toEqual({ event, address });
});

it.each(['tip', 'https://evil.example', '__proto__', 'toString', '', undefined])(
  'DIS-12 «%s» leads nowhere',
  (name) => {
    expect(exitOf(name, config)).toBeNull();
  },
);

it.each([
  ['without what it shows', { pricingTable: null }],
  ['by name', { switchedOffPaths: ['/subscribe'] }],
])('DEC-40 nothing leads to the page of subscriptions where it is switched off %s', (_how, changes) => {
  expect(exitOf('subscribe', { ...config, ...changes })).toBeNull();
});
