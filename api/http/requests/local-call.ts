import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';

type Call = { socketAddress: string | undefined; headers: IncomingHttpHeaders };

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** What proxies add; whoever calls through one is somewhere else. */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded.*|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(cf|fastly|fly)-.*)$/;

/**
 * Whether someone on this machine calls, and directly: by the address of the socket, which no header can claim. The
 * name in Host must be this machine's or the configured one, or a page of someone else's whose name was pointed here
 * could read the answer.
 */
export function isLocalCall({ socketAddress = '', headers }: Call, publicOrigin: string): boolean {
  const version = isIP(socketAddress);
  if (version === 0 || !loopback.check(socketAddress, version === 6 ? 'ipv6' : 'ipv4')) return false;
  if (Object.keys(headers).some((name) => OF_PROXIES.test(name))) return false;
  return isOwnHost(headers.host ?? '', publicOrigin);
}

function isOwnHost(host: string, publicOrigin: string): boolean {
  if (host === new URL(publicOrigin).host) return true;
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(host);
}
