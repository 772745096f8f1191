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

/** What limits by address count: an IPv6 network of 64 bits is one customer and counts as one address. */
export function limitedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: tail === undefined ? 0 : 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

/** IPv4 addresses on an IPv6 socket are written ::ffff:1.2.3.4. */
function plainAddress(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/, '');
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 6 ? 'ipv6' : 'ipv4');
}
