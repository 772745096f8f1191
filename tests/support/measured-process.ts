/**
 * Serves an empty database in the folder given, until a signal comes; prints its address. After a line on its input
 * it collects what is garbage and prints the bytes that it still holds.
 */
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
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

for await (const _ of createInterface({ input: process.stdin })) console.log(await heldBytes());

async function heldBytes(): Promise<string> {
  // What finalizers let go of is free only after the next round.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await pause(20);
  }
  const { heapUsed, external, rss } = process.memoryUsage();
  return JSON.stringify({ held: heapUsed + external, rss });
}
