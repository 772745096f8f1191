// npm run backup -- FILE: a complete copy of the database, while the server runs.

import { openStore } from '#db/open-store.ts';
import { checkCopy } from '#db/restore.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';

const [file] = process.argv.slice(2);
if (!file) fail('Usage: npm run backup -- FILE');

await runCommand(async () => {
  const config = configOrFail();
  const store = openStore({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken ?? undefined,
    readOnly: true,
  });
  try {
    await store.backup(file);
    const { tables } = checkCopy(file);
    console.log(`Backup written to ${file} and read through: ${tables.length} tables.`);
  } finally {
    await store.close();
  }
});
