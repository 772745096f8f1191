import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Version, id of the whole trace, id of the caller's part, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;

/**
 * The id of a request, by which its lines in the log are found. Behind a trusted proxy that of its trace, so that the
 * proxy's log and this one tell of the same; strangers choose none.
 */
export function requestIdOf(
  { headers, socket }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: BlockList | null,
): string {
  const { traceparent } = headers;
  if (trustedProxies === null || typeof traceparent !== 'string') return randomUUID();
  const [, traceId = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const isGiven = /[^0]/.test(traceId) && isFromProxy(socket.remoteAddress ?? '', trustedProxies);
  return isGiven ? traceId : randomUUID();
}

function isFromProxy(address: string, proxies: BlockList): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  return version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
