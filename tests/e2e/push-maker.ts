import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, PlaywrightWorkerArgs, TestInfo } from '@playwright/test';

/** Eight bytes by which the maker knows a browser. */
const KNOWN_AS = Buffer.from('0123456789abcdef', 'hex');
/** What the maker answers a browser that checks in: that all is well, who it is, and with which secret. */
const CHECKED_IN = Buffer.concat([Buffer.of(0x08, 1), Buffer.of(0x39), KNOWN_AS, Buffer.of(0x41), KNOWN_AS]);
const TOKEN = 'journey';

/**
 * The browser's maker on this machine, as far as a browser asks it before it shows messages: it checks in, then gets an
 * address for each site. The rest is the browser's own, keys and endpoint too. What the maker hands on to browsers goes
 * over a connection of its own, which is not here.
 */
async function startMaker() {
  const server = createServer(async (request, response) => {
    for await (const _part of request);
    if (request.url === '/checkin') response.end(CHECKED_IN);
    else response.end(`token=${TOKEN}`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What leads a browser there. */
    args: [
      `--gcm-checkin-url=${origin}/checkin`,
      `--gcm-registration-url=${origin}/register`,
      `--gcm-mcs-endpoint=${origin}`,
    ],
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A browser with a profile, since one that forgets everything takes no messages; its maker is on this machine. */
export async function openBrowserWithMaker(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  { project }: TestInfo,
): Promise<{ context: BrowserContext; close: () => Promise<void> }> {
  const maker = await startMaker();
  const folder = mkdtempSync(path.join(tmpdir(), 'browser-profile-'));
  const { launchOptions = {}, locale, timezoneId } = project.use;
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...{ baseURL, args: [...(launchOptions.args ?? []), ...maker.args] },
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
  });
  await context.grantPermissions(['notifications'], { origin: baseURL });
  return {
    context,
    async close() {
      await context.close();
      await maker.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
