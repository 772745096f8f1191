// The product's own app on the bench's database and clock, for the benchmark to call.
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '#api/app.ts';
import { KNOWN_DOCUMENTS } from '#api/graphql/generated/known-documents.ts';
import { readConfig } from '#api/process/config/config.ts';
import { createLog } from '#api/process/log/log.ts';
import { openStore } from '#db/open-store.ts';
import { BENCH_CELLS, BENCH_NOW } from './bench-world.ts';
import { LIST } from './quest-list.ts';

const [file = ''] = process.argv.slice(2);
const config = readConfig({
  ...process.env,
  NODE_ENV: 'production',
  LOG_LEVEL: 'silent',
  SESSION_COOKIE_SECURE: '0',
});
const store = openStore({ url: `file:${file}`, cells: BENCH_CELLS });
const knownDocuments = [...Object.values(KNOWN_DOCUMENTS), LIST];
const app = createApp({ store, clock: () => BENCH_NOW, config, log: createLog(config), knownDocuments });

createAdaptorServer({ fetch: app.fetch }).listen(config.port, config.host, () => console.log('ready'));
