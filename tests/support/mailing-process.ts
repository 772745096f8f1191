/** Sends the mails of a database until a signal comes: URL of the database, of the mail server, and how far the clock is ahead. */
import { readConfig } from '#api/process/config/config.ts';
import { startDeliveries } from '#api/start-deliveries.ts';
import { openStore } from '#db/open-store.ts';
import { silentLog } from './silent-log.ts';
import { TEST_CELLS } from './test-key.ts';

const [url = '', smtpUrl = '', ahead = '0'] = process.argv.slice(2);
const store = openStore({ url, cells: TEST_CELLS });
const config = readConfig({ ...process.env, NODE_ENV: 'test', SMTP_URL: smtpUrl });
const loops = startDeliveries({
  store,
  config,
  log: silentLog,
  clock: () => Date.now() + Number(ahead),
  isClockSteady: () => true,
});
process.once('SIGTERM', async () => {
  await Promise.all(loops.map((loop) => loop.stop()));
  await store.close();
});
console.log('sending');
