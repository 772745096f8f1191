// Serves the product: brings the database to this version, fills an empty one with the demo world, listens, and says
// where. `npm start` comes here after installing and building.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '#api/config.ts';
import { loadSite } from '#api/http/site.ts';
import { createLog } from '#api/log.ts';
import { startServer, stopOnSignals } from '#api/server.ts';
import type { Store } from '#db/store.ts';
import { configOrFail, fail, openMigratedStore } from './command-line.ts';
import { CAST, castEmail, DEMO_PASSWORD } from './seed/cast.ts';
import { isEmptyWorld, seedDemoWorld } from './seed/demo-world.ts';

const root = path.resolve(import.meta.dirname, '..');
const siteEntry = path.join(root, 'site/dist/server/entry.mjs');
const siteAssetsDirectory = path.join(root, 'site/dist/client');
const consoleDirectory = path.join(root, 'backoffice/dist');

const config = configOrFail();
if (!existsSync(siteEntry)) fail('The site is not built: run npm run build, or npm start.');

const store = await openMigratedStore(config);
const isDemo = await seedWhenEmpty(store, config);
const log = createLog(config);
const site = await loadSite(siteEntry);
const parts = { store, config, log, site, siteAssetsDirectory, consoleDirectory, clock: Date.now };
const server = await startServer(parts).catch((error: NodeJS.ErrnoException) =>
  fail(listenProblem(error, config)),
);
stopOnSignals(server);
printWelcome(server.origin, isDemo);

async function seedWhenEmpty(store: Store, { isProduction }: Config): Promise<boolean> {
  if (isProduction) return false;
  if (await isEmptyWorld(store)) {
    console.log('The database is empty: filling it with the demo world …');
    await seedDemoWorld({ store, now: Date.now() });
  }
  return true;
}

function listenProblem(error: NodeJS.ErrnoException, { host, port }: Config): string {
  if (error.code !== 'EADDRINUSE') return error.message;
  return `Port ${port} of ${host} is taken. Stop what listens there or set PORT to another.`;
}

function printWelcome(origin: string, isDemo: boolean): void {
  console.log(`\nSite     ${origin}/\nConsole  ${origin}/console/\nAPI      ${origin}/graphql`);
  if (!isDemo) return;
  console.log(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { name, purpose } of CAST) console.log(`  ${castEmail(name).padEnd(32)} ${purpose}`);
}
