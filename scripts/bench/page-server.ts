// The product's own pages on the bench's database and clock, for the benchmark to call.
import { createServer } from 'node:http';
import path from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#api/app.ts';
import { createPageCache } from '#api/http/page-cache.ts';
import { loadSite } from '#api/http/site.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';

const [file = ''] = process.argv.slice(2);
const config = readConfig({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  SESSION_COOKIE_SECURE: '0',
});
const site = await loadSite(path.join(import.meta.dirname, '../../site/dist/server/entry.mjs'));
const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
const clock = () => BENCH_NOW;
const pages = createPageCache(store, clock);
const app = createApp({ store, clock, config, log: createLog(config), site, pages });

createServer(pages.before(getRequestListener(app.fetch))).listen(config.port, config.host, () =>
  console.log('ready'),
);
