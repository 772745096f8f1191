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

it('DEC-26 limits by address count an IPv6 network of 64 bits as one', () => {
  expect(limitedAddress('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(limitedAddress('2001:db8:1:2::9')).toBe(limitedAddress('2001:db8:1:2:ffff::1'));
  expect(limitedAddress('2001:db8:1:2::9')).not.toBe(limitedAddress('2001:db8:1:3::9'));
  expect(limitedAddress('::1')).toBe('0:0:0:0::/64');
  expect(limitedAddress('203.0.113.9')).toBe('203.0.113.9');
});
