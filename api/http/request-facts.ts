import { randomUUID } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import type { Config } from '#api/config.ts';
import type { RequestFacts } from '#api/graphql/context.ts';
import { clientAddress } from './client-address.ts';

export type AppEnv = { Bindings: Partial<HttpBindings> };

/** Who calls, as far as the transport tells. In-process requests have no socket and no address. */
export function readRequestFacts(
  c: HonoContext<AppEnv>,
  config: Pick<Config, 'trustedProxies'>,
): RequestFacts {
  const origin = c.req.header('origin') ?? null;
  return {
    address: clientAddress(
      c.env?.incoming?.socket.remoteAddress,
      config.trustedProxies && c.req.header('x-forwarded-for'),
      config.trustedProxies,
    ),
    isBrowser: origin !== null || c.req.header('sec-fetch-site') !== undefined,
    origin,
    requestId: randomUUID(),
  };
}
