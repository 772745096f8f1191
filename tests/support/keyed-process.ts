/** Serves the API on the database that the environment names, with its key; prints the address, or why it ends. */
import { startServer, stopOnSignals } from '#api/server.ts';
import { configOrFail, openMigratedStore, runCommand } from '../../scripts/command-line.ts';
import { silentLog } from './silent-log.ts';

await runCommand(async () => {
  const config = configOrFail();
  const store = await openMigratedStore(config);
  const server = await startServer({ store, clock: Date.now, config, log: silentLog });
  stopOnSignals(server);
  console.log(`serving ${server.origin} .`);
});
