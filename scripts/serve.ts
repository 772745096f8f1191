// Serves the product: brings the database to this version, fills an empty one with the demo world, listens, and says
// where. `npm start` comes here after installing and building.
import type { Config } from '#api/config.ts';
import { createLog } from '#api/log.ts';
import { logDatabase } from '#api/log-database.ts';
import { stopOnSignals } from '#api/server.ts';
import type { Store } from '#db/store.ts';
import { openMigratedStore, servingConfigOrFail } from './command-line.ts';
import { askDemoGuardians } from './seed/ask-demo-guardians.ts';
import { CAST, castEmail, DEMO_PASSWORD } from './seed/cast.ts';
import { isEmptyWorld, seedDemoWorld } from './seed/demo-world.ts';
import { requireBuiltSite, serveProduct } from './serve-product.ts';

const config = servingConfigOrFail();
requireBuiltSite();

logDatabase(createLog(config));
const store = await openMigratedStore(config);
const isDemo = await seedWhenEmpty(store, config);
const server = await serveProduct(store, config);
stopOnSignals(server);
printWelcome(server.origin, isDemo, config);

async function seedWhenEmpty(store: Store, config: Config): Promise<boolean> {
  if (config.isProduction) return false;
  if (await isEmptyWorld(store)) {
    console.log('The database is empty: filling it with the demo world …');
    await seedDemoWorld({ store, now: Date.now(), demoVolunteerId: config.demoVolunteerId });
    // Only where mails stay on this machine.
    if (config.smtpUrl === null) await askDemoGuardians(store, config, Date.now());
  }
  return true;
}

function printWelcome(origin: string, isDemo: boolean, { isProduction }: Config): void {
  console.log(`\nSite     ${origin}/\nConsole  ${origin}/console/\nAPI      ${origin}/graphql`);
  if (!isProduction) console.log(`Mails    ${origin}/mailbox`);
  if (!isDemo) return;
  console.log(`\nDemo accounts, all with the password ${DEMO_PASSWORD}:`);
  for (const { name, purpose } of CAST) console.log(`  ${castEmail(name).padEnd(32)} ${purpose}`);
}
