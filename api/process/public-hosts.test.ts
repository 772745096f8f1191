import { expect, it } from 'vitest';
import { isPublicAddress, NoPublicHost, publicAddresses, publicLookup } from './public-hosts.ts';

it.each([
  ['93.184.216.34', true],
  ['8.8.8.8', true],
  ['2606:4700::6810:84e5', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['127.0.0.1', false],
  ['127.8.8.8', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['198.19.0.1', false],
  ['203.0.113.9', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s is public: %s [MSG-16: private addresses]', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it('a name with one private address among public ones is refused [MSG-16: private addresses]', async () => {
  const resolve = async () => ['93.184.216.34', '10.0.0.1'];
  await expect(publicAddresses('push.example', resolve)).rejects.toThrow(NoPublicHost);
  await expect(publicAddresses('push.example', async () => [])).rejects.toThrow(NoPublicHost);
  await expect(publicAddresses('push.example', async () => ['8.8.8.8'])).resolves.toEqual(['8.8.8.8']);
});

it('the connection goes to the address that was looked at [MSG-16: private addresses]', async () => {
  const answers = [['93.184.216.34'], ['127.0.0.1']];
  const lookup = publicLookup(async () => answers.shift() ?? []);
  const asked = (all: boolean) =>
    new Promise((resolve) => lookup('push.example', { all }, (...told) => resolve(told)));
  expect(await asked(true)).toEqual([null, [{ address: '93.184.216.34', family: 4 }]]);
  expect(await asked(false)).toEqual([expect.any(NoPublicHost), []]);
});
