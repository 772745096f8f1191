/** Serves an empty database in the folder given, until a signal comes; prints its address. */
import { join } from 'node:path';
import { readConfig } from '#api/process/config/config.ts';
import { startServer, stopOnSignals } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { silentLog } from './silent-log.ts';
import { TEST_CELLS } from './test-key.ts';

const [folder = ''] = process.argv.slice(2);
const url = `file:${join(folder, 'app.db')}`;
const store = openStore({ url, cells: TEST_CELLS });
await store.migrate();
const server = await startServer({
  store,
  clock: Date.now,
  config: readConfig({ PORT: '0', NODE_ENV: 'test', DATABASE_URL: url }),
  log: silentLog,
});
stopOnSignals(server);
console.log(server.origin);
