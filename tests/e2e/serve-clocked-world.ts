// Serves the demo world on a database of its own and by a clock of its own: for a journey through weeks. Whoever starts
// it as a child process sends { now } to move the clock, from where it goes on as clocks do.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from '#api/process/config/config.ts';
import { stopOnSignals } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import { fillAreas } from '../../scripts/import/fill-areas.ts';
import { seedDemoWorld } from '../../scripts/seed/demo-world.ts';
import { requireBuiltSite, serveProduct } from '../../scripts/serve-product.ts';
import { moveDate, realNow } from '../support/moved-date.ts';
import { leadingTo, startPushService } from '../support/push-service.ts';
import { seedAlertPeople } from './alert-people.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'clocked-world-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
const leave = () => process.exit(0);
process.once('SIGTERM', leave);

requireBuiltSite();
const config = readConfig({
  LOG_LEVEL: 'error',
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: `file:${path.join(folder, 'app.db')}`,
});
let shift = Number(process.env.WORLD_NOW) - realNow();
const clock = () => realNow() + shift;
moveDate(clock);
const store = openStore({ url: config.databaseUrl, cells: config.dataKey.cells });
await store.migrate();
await fillAreas(store);
await seedDemoWorld({ store, now: clock(), demoVolunteerId: config.demoVolunteerId });
await seedAlertPeople(store, clock());
// Nothing leaves this machine: every push service is the one that stands here, or the one whose journey reads what came.
const { PUSH_SERVICE_PORT } = process.env;
const pushAgent = PUSH_SERVICE_PORT ? leadingTo(Number(PUSH_SERVICE_PORT)) : (await startPushService()).agent;
const server = await serveProduct(store, config, clock, {
  resolveHost: async () => ['93.184.216.34'],
  pushAgent,
});
process.on('message', ({ now }: { now: number }) => {
  shift = now - realNow();
  process.send?.('moved');
});
process.off('SIGTERM', leave);
stopOnSignals(server);
// Whoever started it may end without a word.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.send?.('ready');
