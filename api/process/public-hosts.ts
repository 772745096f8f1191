import { lookup } from 'node:dns/promises';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** The addresses that a name leads to. */
export type ResolveHost = (hostname: string) => Promise<string[]>;

/** Resolves a host name with the system's resolver. */
export const resolveHost: ResolveHost = async (hostname) =>
  (await lookup(hostname, { all: true })).map(({ address }) => address);

/** A name that leads to no address of the open internet. */
export class NoPublicHost extends Error {}

/** Addresses that requests to the outside must never reach: our machine and network, and aliases of them. */
const OURS = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  OURS.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  OURS.addSubnet(net, prefix, 'ipv6');

/** All that is given out of IPv6 for the open internet; IPv4 addresses in its clothes lie outside. */
const OPEN_IPV6 = new BlockList();
OPEN_IPV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is one of the open internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !OURS.check(address, 'ipv4');
  if (family === 6) return OPEN_IPV6.check(address, 'ipv6') && !OURS.check(address, 'ipv6');
  return false;
}

/** The addresses of a name, all of which are public. Throws NoPublicHost, and what the resolver throws. */
export async function publicAddresses(hostname: string, resolve: ResolveHost): Promise<string[]> {
  const addresses = await resolve(hostname);
  if (addresses.length === 0 || !addresses.every(isPublicAddress))
    throw new NoPublicHost(`${hostname} leads to no public address`);
  return addresses;
}

/**
 * Looks names up for a connection, which then goes to just these addresses: whoever answers for the name cannot lead
 * it elsewhere between the look and the call.
 */
export function publicLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    publicAddresses(hostname, resolve).then(
      (addresses) => {
        const found = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = found;
        if (options.all) callback(null, found);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, []),
    );
  };
}
