import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { effectiveConfig } from '#api/access/request/effective-config.ts';
import { createPageCache } from '#api/http/page-cache.ts';
import { refuseForwardedAddress } from '#api/http/requests/forwarded-address.ts';
import { watchRequests } from '#api/http/requests/watch-requests.ts';
import { readClockSeen } from '#api/operations/settings/clock-seen.ts';
import { watchEventLoop } from '#api/process/log/watch-event-loop.ts';
import { createSteadyClock } from '#api/process/steady-clock.ts';
import { onStopSignals } from '#api/process/stop-signals.ts';
import { VERSION } from '#api/process/version.ts';
import { watchDatabase } from '#api/process/watch-database.ts';
import { type AppDeps, createApp } from './app.ts';
import { startBackgroundWork } from './start-background-work.ts';

/** How long open requests and rounds of work may take after a stop was asked for: containers are given 10 s. */
const DRAIN_MS = 8_000;
/**
 * How long a connection without a request stays open. Longer than the 60 s of the usual proxies: a connection that the
 * server closes first costs the request that is just on its way.
 */
const KEEP_ALIVE_MS = 65_000;

export type RunningServer = {
  /** Address that it listens on. */
  origin: string;
  /** No new connections, open requests finished, background work ended, database checkpointed and closed. */
  stop(): Promise<void>;
};

/** Listens on the host and port of the configuration; rejects when that is not possible. */
export async function startServer(deps: AppDeps): Promise<RunningServer> {
  const { config, store, log } = deps;
  watchDatabase(store, log);
  const pages = createPageCache(store, deps.clock);
  const stopping = new AbortController();
  const app = createApp({ ...deps, pages, stopping: stopping.signal });
  // A probe by HTTP/1.0 names no host.
  const { host: hostname } = new URL(config.publicOrigin);
  const listener = pages.before(getRequestListener(app.fetch, { overrideGlobalObjects: true, hostname }));
  const server = createServer(watchRequests(refuseForwardedAddress(listener, config, log), config, log));
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  await listen(server, config.port, config.host);
  const { address, port, family } = server.address() as AddressInfo;
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  const loops = startBackgroundWork(deps, await watchClock(deps));
  const endWatch = watchEventLoop(log);
  const { schema } = await store.readiness();
  log.info({ origin, version: VERSION, commit: config.commit, schema }, 'listening');
  const { isProduction, allowedInsecurities } = config;
  for (const setting of config.misspeltSettings) log.warn(setting, 'a setting that does not exist');
  if (isProduction && allowedInsecurities.length > 0)
    log.warn({ allowedInsecurities }, 'production goes without these');
  if (isProduction && (await lacksSecurityContact(deps)))
    log.warn(
      { setting: 'SUPPORT_EMAIL' },
      '/.well-known/security.txt is not there: set SUPPORT_EMAIL, or the address for help in the console',
    );

  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    endWatch();
    stopping.abort();
    const ended = Promise.all(loops.map((loop) => loop.stop()));
    // A mail server that does not answer must not hold up the end: what it did not take goes with the next start.
    await Promise.all([drain(server), Promise.race([ended, pause(DRAIN_MS, undefined, { ref: false })])]);
    await store.close();
    log.info('stopped');
  }
  return { origin, stop: () => (stopped ??= stop()) };
}

/** Whether whoever finds a hole is told no address to write to, by the environment or by staff. */
async function lacksSecurityContact({ store, config }: AppDeps): Promise<boolean> {
  const { supportEmail } = await effectiveConfig(store, config).catch(() => config);
  return supportEmail === null;
}

async function watchClock({ store, clock, log }: AppDeps): Promise<() => boolean> {
  // A start that cannot ask is not held up for it: the clock is believed then.
  const seenAt = await readClockSeen(store).catch(() => null);
  return createSteadyClock(
    clock,
    (jumpMs) => log.error({ jumpMs }, 'the clock has jumped: nothing is deleted by age for an hour'),
    seenAt,
  );
}

/** Stops gracefully on SIGTERM and SIGINT, then ends the process with 0; with 1 when the stop itself fails. */
export function stopOnSignals(server: Pick<RunningServer, 'stop'>): void {
  onStopSignals(() => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Closes as soon as nothing is under way: connections that browsers keep open would hold the server for ever. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const patience = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearInterval(idle);
  clearTimeout(patience);
}
