import { expect, it } from 'vitest';
import { isSwitchedOff } from './switched-off.ts';

const TABLE = { id: 'prctbl_1', publishableKey: 'pk_1' };

it.each([
  ['/contest', true],
  ['/contest/', true],
  ['/guilds/some-id', true],
  ['/contests', false],
  ['/Contest', false],
  ['/', false],
  ['/subscribe', false],
])('OPEN-STA-03 with two routes switched off by configuration %s is off: %s', (path, isOff) => {
  const config = { switchedOffPaths: ['/contest', '/guilds/'], pricingTable: TABLE };
  expect(isSwitchedOff(path, config)).toBe(isOff);
});

it('NAV-02 without a pricing table the page of subscriptions is off', () => {
  expect(isSwitchedOff('/subscribe', { switchedOffPaths: [], pricingTable: null })).toBe(true);
});
