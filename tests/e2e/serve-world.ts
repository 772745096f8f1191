// Serves the product as `npm start` does, on a database of its own that is thrown away: the demo world, two months of
// imported food programs, and a charity with a quest in every state. Playwright starts and stops it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashPassword } from '#api/access/auth/password.ts';
import { readConfig } from '#api/process/config/config.ts';
import { stopOnSignals } from '#api/server.ts';
import { openStore } from '#db/open-store.ts';
import type { Store } from '#db/store.ts';
import { newYorkMonth, nextMonth } from '#domain/time/new-york-time.ts';
import { fillAreas } from '../../scripts/import/fill-areas.ts';
import { importFoodPrograms } from '../../scripts/import/food-programs/import-food-programs.ts';
import { IMPORTER } from '../../scripts/import/importer-viewer.ts';
import { DEMO_PASSWORD } from '../../scripts/seed/cast.ts';
import { seedDemoWorld } from '../../scripts/seed/demo-world.ts';
import { requireBuiltSite, serveProduct } from '../../scripts/serve-product.ts';
import { startMailServer } from '../support/mail-server.ts';
import { TEST_DATA_KEY } from '../support/test-key.ts';
import { seedVisibilityWorld } from '../support/visibility-world.ts';
import { seedAlertPeople } from './alert-people.ts';
import { seedAnswerPeople } from './answer-people.ts';
import { seedEveryState } from './every-state-charity.ts';
import { seedGroupPeople } from './group-people.ts';
import { seedMessagePeople } from './message-people.ts';
import { seedMonday } from './monday-charity.ts';
import { SHORT_PASSWORD, seedPasswordPeople } from './password-people.ts';
import { seedPlacesPeople } from './places-people.ts';
import { seedProfilePeople } from './profile-people.ts';
import { seedSafetyPeople } from './safety-people.ts';
import { seedSeries } from './series-charity.ts';
import { seedStaffDesk } from './staff-desk.ts';
import { seedSupportPeople } from './support-people.ts';
import { openTestPort } from './test-port.ts';

const foodPrograms = path.join(import.meta.dirname, '../fixtures/food-programs.json');
const folder = mkdtempSync(path.join(tmpdir(), 'browser-world-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
// A stop while the world is still being made has to leave by the line above.
const leave = () => process.exit(0);
process.once('SIGTERM', leave);

requireBuiltSite();
const mailServer = await startMailServer();
const config = readConfig({
  LOG_LEVEL: 'error',
  // Nothing else: what pages lead to is what the demo world has set, as for everyone who starts the product.
  SMTP_URL: mailServer.url,
  // Journeys sign links as the product does.
  DATA_KEY: TEST_DATA_KEY,
  ...process.env,
  NODE_ENV: 'test',
  DATABASE_URL: `file:${path.join(folder, 'app.db')}`,
});
const store = openStore({ url: config.databaseUrl, cells: config.dataKey.cells });
await makeWorld(store, Date.now());
const server = await serveProduct(store, config);
openTestPort(config.port + 1, { store, mails: mailServer.received, config });
process.off('SIGTERM', leave);
stopOnSignals(server);
console.log(`The world of the browser tests is at ${server.origin}/`);

async function makeWorld(store: Store, now: number): Promise<void> {
  await store.migrate();
  await fillAreas(store);
  await seedDemoWorld({ store, now, demoVolunteerId: config.demoVolunteerId });
  for (const month of [newYorkMonth(now), nextMonth(newYorkMonth(now))]) {
    const options = { store, config, viewer: IMPORTER, now, isDryRun: false, month, onProgress: () => {} };
    await importFoodPrograms(foodPrograms, options);
  }
  await seedEveryState(store, now);
  await seedSeries(store, now);
  await seedStaffDesk(store, now, config);
  await seedProfilePeople(store, now);
  await seedSupportPeople(store);
  await seedGroupPeople(store, now);
  await seedSafetyPeople(store, config, now);
  await seedAlertPeople(store, now);
  await seedAnswerPeople(store, now);
  await seedPlacesPeople(store, now);
  await seedMessagePeople(store, config, now);
  await seedMonday(store, now);
  await seedPasswordPeople(store, await hashPassword(SHORT_PASSWORD), now);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await store.write((tx) => seedVisibilityWorld(tx, { now, districtId: '100', passwordHash }));
}
