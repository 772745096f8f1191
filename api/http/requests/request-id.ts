import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type BlockList, isIP } from 'node:net';

/** Version, id of the whole trace, id of the caller's part, flags. */
const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

type Incoming = Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } };
/** The caller's part of a trace: ids in hexadecimal, and whether the caller records it. */
export type Caller = { traceId: string; spanId: string; isSampled: boolean };

/**
 * The id of a request, by which its lines in the log are found. Behind a trusted proxy that of its trace, so that the
 * proxy's log and this one tell of the same; strangers choose none.
 */
export function requestIdOf(incoming: Incoming, trustedProxies: BlockList | null): string {
  return callerOf(incoming, trustedProxies)?.traceId ?? randomUUID();
}

/** The caller, by the `traceparent` of a trusted proxy; null for strangers and without one. */
export function callerOf({ headers, socket }: Incoming, trustedProxies: BlockList | null): Caller | null {
  const { traceparent } = headers;
  if (trustedProxies === null || typeof traceparent !== 'string') return null;
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent) ?? [];
  const isGiven = [traceId, spanId].every((id) => /[^0]/.test(id));
  if (!isGiven || !isFromProxy(socket.remoteAddress ?? '', trustedProxies)) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 };
}

function isFromProxy(address: string, proxies: BlockList): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  const version = isIP(plain);
  return version !== 0 && proxies.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
