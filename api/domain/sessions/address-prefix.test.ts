import { expect, it } from 'vitest';
import { addressPrefixOf, prefixShown } from './address-prefix.ts';

it.each([
  ['203.0.113.7', '203.0', '203.0…'],
  ['127.0.0.1', '127.0', '127.0…'],
  ['2001:db8:85a3::8a2e:370:7334', '2001:db8', '2001:db8…'],
  ['2001:0DB8:85a3:0:0:8a2e:370:7334', '2001:db8', '2001:db8…'],
  ['2001::7', '2001:0', '2001:0…'],
  ['::1', '0:0', '0:0…'],
  ['fe80::1%eth0', 'fe80:0', 'fe80:0…'],
])('of an address its begin is kept, without a place: %s [JOI-11: the prefix]', (address, prefix, shown) => {
  expect(addressPrefixOf(address)).toBe(prefix);
  expect(prefixShown(prefix)).toBe(shown);
  expect(prefix.length).toBeLessThanOrEqual(9);
});

it.each(['unknown', '', 'proxy.example', 'evil<b>:x', '1.2.3', ':'.repeat(3)])(
  'of what is no address nothing but zeros or none is kept: %s [JOI-11: the prefix]',
  (address) => {
    expect([null, '0:0']).toContain(addressPrefixOf(address));
  },
);
