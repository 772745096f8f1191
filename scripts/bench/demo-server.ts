import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadSite } from '#api/http/site.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { seedDemoWorld } from '../seed/demo-world.ts';
import { BENCH_CELLS } from './bench-world.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The built product with the demo world, in this process on a free port; null where nothing is built. */
export async function startDemoServer(): Promise<{ server: RunningServer; config: Config } | null> {
  const entry = path.join(root, 'site/dist/server/entry.mjs');
  if (!existsSync(entry)) return null;
  const store = openStore({
    url: `file:${path.join(mkdtempSync(path.join(tmpdir(), 'bench-')), 'pages.db')}`,
    cells: BENCH_CELLS,
  });
  await store.migrate();
  const config = readConfig({ LOG_LEVEL: 'silent', PORT: '0' });
  await seedDemoWorld({ store, now: Date.now(), demoVolunteerId: config.demoVolunteerId });
  const server = await startServer({
    store,
    config,
    log: createLog(config),
    clock: Date.now,
    site: await loadSite(entry),
    siteAssetsDirectory: path.join(root, 'site/dist/client'),
    consoleDirectory: path.join(root, 'backoffice/dist'),
  });
  return { server, config };
}
