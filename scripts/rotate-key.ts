// npm run key:rotate [-- FILE]: goes on with another DATA_KEY, while the product serves. The new key is what FILE holds;
// where there is none it is made there. Broken off, the same command goes on.
import { setTimeout as pause } from 'node:timers/promises';
import { beginKeyChange, finishKeyChange } from '#api/access/auth/change-data-key.ts';
import { fitsDataKey } from '#api/access/auth/data-key-proof.ts';
import { createDataKey } from '#api/process/config/data-key.ts';
import { SEAL_FROM, type SealPlace, sealNextRows } from '#db/cells/seal-in-steps.ts';
import type { Store } from '#db/store.ts';
import { configOrFail, fail, openMigratedStore, runCommand, WRONG_KEY } from './command-line.ts';
import { keyFileBeside, keyIn, putInPlace } from './data-key-file.ts';
import { databaseFile } from './database-file.ts';

/** Every process that serves looks for the new key once a second. */
const UNTIL_ALL_KNOW_MS = 3_000;

await runCommand(async () => {
  const config = configOrFail();
  const database = databaseFile(config);
  const kept = database === null || process.env.DATA_KEY ? null : keyFileBeside(database);
  const file = process.argv[2] ?? (kept === null ? undefined : `${kept}.next`);
  if (file === undefined) fail('Usage: npm run key:rotate -- FILE, where the new key is, or shall be made');
  const secret = keyIn(file);
  const store = await openMigratedStore(config, { withAnyKey: true });
  try {
    // Killed after its last write the change is over but for the file.
    if ((await fitsDataKey(store.read, createDataKey(secret))) !== true) await change(store, secret);
    if (kept !== null) putInPlace(file, kept);
  } finally {
    await store.close();
  }
  console.log(
    kept === null
      ? `The database goes on with the key in ${file}: set DATA_KEY to it before the next start, and keep it elsewhere too.`
      : `The database goes on with the new key in ${kept}: keep it elsewhere too.`,
  );

  async function change(of: Store, to: string): Promise<void> {
    const { dataKey } = config;
    if ((await fitsDataKey(of.read, dataKey)) !== true) throw new Error(WRONG_KEY);
    await beginKeyChange(of, dataKey, to, Date.now());
    console.log(`The new key is in ${file}. Processes that serve take it up …`);
    await pause(UNTIL_ALL_KNOW_MS);
    // What was written meanwhile by who did not know yet is found by another round.
    for (let rows = 1; rows > 0; ) {
      rows = await sealAll(of);
      console.log(`${rows} rows sealed anew.`);
    }
    await finishKeyChange(of, dataKey, to, Date.now());
  }
});

async function sealAll(store: Store): Promise<number> {
  let rows = 0;
  for (let place: SealPlace | null = SEAL_FROM; place !== null; ) {
    const startedAt = performance.now();
    const step = await sealNextRows(store, place);
    rows += step.sealed;
    place = step.next;
    // As long again for those whom the product serves, where something was written.
    if (step.sealed > 0) await pause(performance.now() - startedAt);
  }
  return rows;
}
