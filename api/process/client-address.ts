import { type BlockList, isIP } from 'node:net';

/**
 * The address of the client. Behind trusted proxies it is the last entry of X-Forwarded-For that is not one of
 * them; without trusted proxies the header is not believed.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | null | undefined,
  trustedProxies: BlockList | null,
): string {
  const peer = plainAddress(socketAddress ?? '');
  if (!trustedProxies || !isTrusted(peer, trustedProxies)) return peer || 'unknown';
  const hops = (forwardedFor ?? '').split(',').map(plainAddress).reverse();
  const client = hops.find((hop) => !isTrusted(hop, trustedProxies));
  return client && isIP(client) !== 0 ? client : peer;
}

/**
 * What limits by address count: an IPv6 network of 48 bits, the most that one customer usually gets, counts as one
 * address. An IPv4 address counts as such, however it is written.
 */
export function limitedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  if (isMapped) return dotted(groups.slice(6));
  return `${groups.slice(0, 3).join(':')}::/48`;
}

/** The eight groups of an IPv6 address, each in its shortest form. */
function groupsOf(address: string): string[] {
  const hexadecimal = address
    .replace(/%.*$/, '')
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
      const [one = 0, two = 0, three = 0, four = 0] = bytes.slice(0, 4).map(Number);
      return `${(one * 256 + two).toString(16)}:${(three * 256 + four).toString(16)}`;
    });
  const [head = '', tail] = hexadecimal.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  return [...first, ...zeros, ...last].map((group) => Number.parseInt(group, 16).toString(16));
}

function dotted(groups: readonly string[]): string {
  const bytes = groups.map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((both) => [both >> 8, both & 255]).join('.');
}

/** IPv4 addresses on an IPv6 socket are written ::ffff:1.2.3.4. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/, '');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
