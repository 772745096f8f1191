import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Config } from '#api/process/config/config.ts';
import { asRequest } from '#api/process/log/current-request.ts';
import { beginWork } from '#api/process/log/current-work.ts';
import type { Logger } from '#api/process/log/log.ts';
import { type AnsweredRequest, answeredRequests } from '#api/process/log/process-events.ts';
import { callerOf, requestIdOf } from './request-id.ts';
import { routeName } from './route-name.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;

const SLOW_REQUEST_MS = 500;
/**
 * The outermost listener: gives each request its id, which all its lines in the log carry, and tells of those that
 * were slow or refused. A line names the route, never the address: that holds keys and names of people.
 */
export function watchRequests(
  listener: Listener,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
  log: Logger,
): Listener {
  return (incoming, outgoing) =>
    asRequest(requestIdOf(incoming, trustedProxies), (request) => {
      let startedAt = performance.now();
      const route = routeName(incoming.url);
      request.onGone = (gone) => {
        if (outgoing.closed) gone();
        else outgoing.once('close', gone);
        return () => void outgoing.off('close', gone);
      };
      request.isCutOff = () => !incoming.complete && incoming.errored !== null;
      // A form that dawdles on its way is no slowness of ours.
      if (incoming.method === 'POST') incoming.once('end', () => (startedAt = performance.now()));
      outgoing.once('close', beginWork({ route, operations: request.operations }));
      outgoing.once('finish', () => {
        const milliseconds = performance.now() - startedAt - request.heldBackMs;
        const operations = [...request.operations];
        const { method = '' } = incoming;
        const caller = callerOf(incoming, trustedProxies);
        tellOf(
          { route, operations, status: outgoing.statusCode, milliseconds, method, request, caller },
          log,
        );
      });
      return listener(incoming, outgoing);
    });
}

function tellOf(answered: AnsweredRequest, log: Logger): void {
  if (answeredRequests.hasSubscribers) answeredRequests.publish(answered);
  const { request, route, operations, status, milliseconds } = answered;
  const about = { requestId: request.id, route, ...(operations.length > 0 && { operations }), status };
  if (status === 403 && !request.isRefusalTold) log.warn(about, 'refused: not allowed');
  if (status === 429 && !request.isRefusalTold) log.warn(about, 'refused: over a limit');
  if (milliseconds > SLOW_REQUEST_MS)
    log.warn({ ...about, milliseconds: Math.round(milliseconds) }, 'slow request');
}
