/**
 * Reminds people by all channels until a signal comes: URL of the database, of the mail server, port of the push service,
 * and how far the clock is ahead, of which it may be told anew; the text service by its settings.
 */

import { REMINDERS } from '#api/alerts/reminders/send-reminders.ts';
import { JobRunner } from '#api/operations/jobs/run-jobs.ts';
import { startLoop } from '#api/process/background-loop.ts';
import { readConfig } from '#api/process/config/config.ts';
import { startDeliveries } from '#api/start-deliveries.ts';
import { openStore } from '#db/open-store.ts';
import { leadingTo } from './push-service.ts';
import { silentLog } from './silent-log.ts';
import { TEST_CELLS } from './test-key.ts';

const [url = '', smtpUrl = '', pushPort = '0', atFirst = '0'] = process.argv.slice(2);
const store = openStore({ url, cells: TEST_CELLS });
const config = readConfig({ ...process.env, NODE_ENV: 'test', SMTP_URL: smtpUrl });
let ahead = Number(atFirst);
const clock = () => Date.now() + ahead;
const pushAgent = leadingTo(Number(pushPort));
const deps = { store, config, log: silentLog, clock, pushAgent, isClockSteady: () => true };
const runner = new JobRunner({ ...deps, config: async () => config }, [REMINDERS]);
const jobs = startLoop('jobs', 50, silentLog, () => runner.begin().then(() => false));
const loops = startDeliveries(deps);
process.on('message', (told) => (ahead = Number(told)));
// Who has begun it is gone.
process.once('disconnect', () => process.exit());
process.once('SIGTERM', async () => {
  process.removeAllListeners('disconnect');
  await Promise.all([jobs.stop(), runner.stop(), ...loops.map((loop) => loop.stop())]);
  await store.close();
  process.disconnect();
});
console.log('working');
