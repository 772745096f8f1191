import { BlockList } from 'node:net';
import { expect, it } from 'vitest';
import { clientAddress, limitedAddress } from './client-address.ts';

const proxies = new BlockList();
proxies.addSubnet('10.0.0.0', 8, 'ipv4');
proxies.addAddress('::1', 'ipv6');

it.each([
  ['nobody is trusted, so the header is not believed', '203.0.113.9', '198.51.100.1', null, '203.0.113.9'],
  ['a stranger may not name an address', '203.0.113.9', '198.51.100.1', proxies, '203.0.113.9'],
  ['the proxy names the client', '10.0.0.1', '198.51.100.1', proxies, '198.51.100.1'],
  [
    'what the client wrote itself stands further left',
    '10.0.0.1',
    '1.1.1.1, 198.51.100.1',
    proxies,
    '198.51.100.1',
  ],
  ['a row of proxies is taken off', '10.0.0.1', '198.51.100.1, 10.2.3.4', proxies, '198.51.100.1'],
  ['a proxy on an IPv6 socket', '::ffff:10.0.0.1', '2001:db8::7', proxies, '2001:db8::7'],
  ['nonsense in the header', '10.0.0.1', 'unknown', proxies, '10.0.0.1'],
  ['no header', '::1', undefined, proxies, '::1'],
  ['no socket', undefined, undefined, null, 'unknown'],
])('%s', (_case, socket, forwarded, trusted, expected) => {
  expect(clientAddress(socket, forwarded, trusted)).toBe(expected);
});

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1::/48'],
  ['2001:0DB8:0001::9', '2001:db8:1::/48'],
  ['2001:db8:2::9', '2001:db8:2::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['::1', '0:0:0::/48'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['203.0.113.9', '203.0.113.9'],
  ['unknown', 'unknown'],
])('limits by address count %s as %s [DEC-26]', (address, counted) => {
  expect(limitedAddress(address)).toBe(counted);
});
