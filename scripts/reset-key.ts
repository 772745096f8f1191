// npm run key:reset: goes on with the key at hand where the one that a database was begun with is lost for good. Emails
// that wait cannot be read then and are not sent, former bans find no one who comes back, and telephones, emergency
// contacts and guardians' addresses are empty until someone tells them anew.
import { beginSealsAnew } from '#api/access/audit/check-seals.ts';
import { adoptDataKey } from '#api/access/auth/data-key-proof.ts';
import { writeRing } from '#api/access/auth/key-ring.ts';
import { configOrFail, openMigratedStore, runCommand } from './command-line.ts';

await runCommand(async () => {
  const config = configOrFail();
  const store = await openMigratedStore(config, { withAnyKey: true });
  await adoptDataKey(store, config.dataKey, Date.now());
  await store.write(async (tx) => {
    await beginSealsAnew(tx, Date.now());
    // What stands there was sealed with the lost one.
    await writeRing(tx, { next: null, formers: [] }, Date.now());
  });
  await store.close();
  console.log('The database goes on with this key. What the former one sealed is lost.');
});
