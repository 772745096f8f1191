import type { IncomingMessage, ServerResponse } from 'node:http';
import { refusal } from '#api/access/request/errors.ts';
import { type HeaderSettings, securityHeaders } from '#api/http/answers/headers.ts';
import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | void;
type Settings = HeaderSettings & Pick<Config, 'isProduction' | 'trustedProxies' | 'allowedInsecurities'>;

/** Headers in which proxies pass on the client's address. */
const FORWARDED_ADDRESS = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'true-client-ip', 'cf-connecting-ip'];
const MESSAGE = 'The server does not know the proxy that this request came through.';

/**
 * In production a forwarded address without a trusted proxy means that all people look like one: the proxy. Limits by
 * address would lock everyone out, or no one in. So such a request is answered with 400 before anything reads it,
 * kept pages too, and the log says what to set.
 */
export function refuseForwardedAddress(listener: Listener, config: Settings, log: Logger): Listener {
  const isLetPass = config.trustedProxies !== null || config.allowedInsecurities.includes('proxy');
  if (!config.isProduction || isLetPass) return listener;
  return (incoming, outgoing) => {
    const header = FORWARDED_ADDRESS.find((name) => incoming.headers[name] !== undefined);
    if (header === undefined) return listener(incoming, outgoing);
    log.warn({ header }, 'refused: set TRUSTED_PROXY to the proxy in front, or ALLOW_INSECURE=proxy');
    const isApi = incoming.url?.startsWith('/graphql');
    outgoing.writeHead(400, {
      ...securityHeaders(config),
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
    });
    outgoing.end(isApi ? JSON.stringify({ errors: [refusal(MESSAGE)] }) : MESSAGE);
  };
}
