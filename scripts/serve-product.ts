import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AppDeps } from '#api/app.ts';
import { loadSite } from '#api/http/site.ts';
import type { Config } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { logWholeProcess } from '#api/process/log/log-process.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import type { Store } from '#db/store.ts';
import { fail } from './command-line.ts';

const root = path.resolve(import.meta.dirname, '..');
const siteEntry = path.join(root, 'site/dist/server/entry.mjs');
const siteAssetsDirectory = path.join(root, 'site/dist/client');
const consoleDirectory = path.join(root, 'backoffice/dist');

/** Ends the process with one clear line when there is no built site to serve. */
export function requireBuiltSite(): void {
  if (!existsSync(siteEntry)) fail('The site is not built: run npm run build, or npm start.');
}

/** Serves the API, the built site and the built console; ends the process with one clear line when it cannot listen. */
export async function serveProduct(
  store: Store,
  config: Config,
  clock = Date.now,
  network: Pick<AppDeps, 'resolveHost' | 'pushAgent'> = {},
): Promise<RunningServer> {
  const log = createLog(config);
  logWholeProcess(log);
  const site = await loadSite(siteEntry);
  const parts = { store, config, log, site, siteAssetsDirectory, consoleDirectory, clock, ...network };
  return startServer(parts).catch((error: NodeJS.ErrnoException) => fail(listenProblem(error, config)));
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken. Stop what listens there or set PORT to another.`;
  if (error.code === 'EACCES')
    return `Port ${port} is for the administrator of this machine: set PORT to one from 1024 on, behind a proxy.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `${host} is no address of this machine (${error.code}): set HOST to one, or to 0.0.0.0 for all.`;
  return error.message;
}
