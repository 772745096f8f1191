import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { removeOldAudit } from '#api/access/audit/remove-old-audit.ts';
import { sealAudit } from '#api/access/audit/seal-audit.ts';
import { sweepTokens } from '#api/access/auth/account-token.ts';
import { sweepLimits } from '#api/access/auth/rate-limit.ts';
import { createSessions } from '#api/access/auth/session.ts';
import { sweepCausedMail } from '#api/access/outbox/count-caused-mail.ts';
import { sweepMail } from '#api/access/outbox/sweep-mail.ts';
import { sweepKnownBrowsers } from '#api/access/request/known-browser.ts';
import { refuseForwardedAddress } from '#api/http/forwarded-address.ts';
import { createPageCache } from '#api/http/page-cache.ts';
import { watchRequests } from '#api/http/watch-requests.ts';
import { type BackgroundLoop, startLoop } from '#api/process/background-loop.ts';
import { createSteadyClock } from '#api/process/steady-clock.ts';
import { onStopSignals } from '#api/process/stop-signals.ts';
import { watchDatabase } from '#api/process/watch-database.ts';
import { effectiveConfig } from '#api/reads/settings/effective-config.ts';
import { refreshSiteSettings } from '#api/reads/settings/site-settings.ts';
import { sweepEmailChanges } from '#api/verbs/accounts/email-change.ts';
import { MISSING_CHANNELS } from '#api/verbs/alerts/channels.ts';
import { sweepBanTraces } from '#api/verbs/bans/sweep-ban-traces.ts';
import { sweepCharityRequests } from '#api/verbs/charity-requests/sweep-charity-requests.ts';
import { sweepRemovals } from '#api/verbs/erasure/sweep-removals.ts';
import { sweepGuardianLinks } from '#api/verbs/guardians/guardian-link-rows.ts';
import { sweepTicks } from '#api/verbs/guardians/sweep-ticks.ts';
import { renewOldCodes } from '#api/verbs/guilds/renew-guild-code.ts';
import { sweepInvitations } from '#api/verbs/memberships/sweep-invitations.ts';
import { rebuildRecapStepwise } from '#api/verbs/recaps/rebuild-recap-stepwise.ts';
import { keepClockSeen, readClockSeen } from '#api/verbs/settings/clock-seen.ts';
import { sweepSupervision } from '#api/verbs/supervision/sweep-supervision.ts';
import { sweepPlayerEvents } from '#api/verbs/tracking/sweep-player-events.ts';
import { sweepUndo } from '#api/verbs/undo/sweep-undo.ts';
import { sweepYoungMessages } from '#api/verbs/young-messages/sweep-young-messages.ts';
import { type AppDeps, createApp } from './app.ts';
import { startMail } from './start-mail.ts';

type FetchCallback = Parameters<typeof getRequestListener>[0];

/** A place of somebody whom nobody supervises must not outlast the start of the quest by much. */
const PLACES_PAUSE_MS = 60_000;
/** So much later at most shows on this process what staff set on another one. */
const SETTINGS_PAUSE_MS = 2_000;
/** Rows of before are kept hardly longer than they can come back. */
const UNDO_PAUSE_MS = 60_000;
/** Entries of the audit log are sealed when they are a minute old at most. */
const SEAL_PAUSE_MS = 30_000;
const SWEEP_PAUSE_MS = 3_600_000;
/** Writes wait while the file is written anew, so it is not among what a start does. */
const COMPACTION_AFTER_MS = 600_000;
/** How long open requests and rounds of work may take after a stop was asked for: containers are given 10 s. */
const DRAIN_MS = 8_000;

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
  const app = createApp({ ...deps, pages });
  const answer: FetchCallback = async (request, env) => {
    const response = await app.fetch(request, env);
    // To a HEAD Hono answers with a copy, which has lost the mark that the page has written its answer itself.
    return env.outgoing.headersSent ? RESPONSE_ALREADY_SENT : response;
  };
  const listener = pages.before(getRequestListener(answer, { overrideGlobalObjects: true }));
  const server = createServer(watchRequests(refuseForwardedAddress(listener, config, log), config, log));
  await listen(server, config.port, config.host);
  const { address, port, family } = server.address() as AddressInfo;
  const origin = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
  const loops = startBackgroundWork(deps, await watchClock(deps));
  log.info({ origin }, 'listening');
  const { isProduction, allowedInsecurities } = config;
  for (const setting of config.misspeltSettings) log.warn(setting, 'a setting that does not exist');
  if (isProduction && allowedInsecurities.length > 0)
    log.warn({ allowedInsecurities }, 'production goes without these');

  let stopped: Promise<void> | null = null;
  async function stop(): Promise<void> {
    const ended = Promise.all(loops.map((loop) => loop.stop()));
    // A mail server that does not answer must not hold up the end: what it did not take goes with the next start.
    await Promise.all([drain(server), Promise.race([ended, pause(DRAIN_MS, undefined, { ref: false })])]);
    await store.close();
    log.info('stopped');
  }
  return { origin, stop: () => (stopped ??= stop()) };
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
export function stopOnSignals(server: RunningServer): void {
  onStopSignals(() => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

function startBackgroundWork(
  { config, store, clock, log }: AppDeps,
  isClockSteady: () => boolean,
): BackgroundLoop[] {
  const sessions = createSessions(store, config, clock);
  const sweep = startLoop('sweep', SWEEP_PAUSE_MS, log, async () => {
    if (!isClockSteady()) return false;
    await keepClockSeen(store, clock());
    await sessions.sweep();
    await sweepLimits(store, clock());
    await sweepCausedMail(store, clock());
    await sweepMail(store, clock());
    await sweepTokens(store, clock());
    await sweepKnownBrowsers(store, clock());
    await sweepEmailChanges(store, clock());
    await sweepPlayerEvents(store, clock());
    await sweepInvitations(store, clock());
    await sweepYoungMessages(store, clock());
    await sweepCharityRequests(store, clock());
    await sweepBanTraces({ store, config }, clock());
    await renewOldCodes(store, { now: clock(), config: await effectiveConfig(store, config) });
    await sweepGuardianLinks(store, clock());
    await sweepTicks(store, { now: clock(), config: await effectiveConfig(store, config) });
    await removeOldAudit(store, clock());
    await store.scrub();
    return false;
  });
  const compaction = startLoop('compaction', SWEEP_PAUSE_MS, log, () => compact(store, clock()), {
    afterMs: COMPACTION_AFTER_MS,
  });
  const recaps = startLoop('recaps', SWEEP_PAUSE_MS, log, rebuildRecapStepwise(store, log));
  const places = startLoop(
    'supervision',
    PLACES_PAUSE_MS,
    log,
    async () =>
      isClockSteady() &&
      sweepSupervision(store, { now: clock(), config: await effectiveConfig(store, config) }),
  );
  const settings = startLoop('settings', SETTINGS_PAUSE_MS, log, async () => {
    await refreshSiteSettings(store);
    return false;
  });
  const undone = startLoop('undo', UNDO_PAUSE_MS, log, async () => {
    if (isClockSteady()) await sweepUndo(store, clock());
    return false;
  });
  const seals = startLoop('audit-seals', SEAL_PAUSE_MS, log, () => sealAudit(store, config.dataKey, clock()));
  const always = [sweep, compaction, recaps, places, settings, undone, seals];
  log.info({ channels: MISSING_CHANNELS }, 'no service for these channels: alerts are not sent by them');
  return [...always, ...startMail({ config, store, clock, log, isClockSteady })];
}

async function compact(store: AppDeps['store'], now: number): Promise<boolean> {
  await sweepRemovals(store, now);
  return false;
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
