// npm run restore -- FILE: puts a checked copy in the place of the database. The server has to be stopped.
import { createClient } from '@libsql/client';
import { restoreEmbedded, restoreLibsql } from '#db/restore.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';
import { databaseFile } from './database-file.ts';

const [file] = process.argv.slice(2);
if (!file) fail('Usage: npm run restore -- FILE');

await runCommand(async () => {
  const config = configOrFail();
  const target = databaseFile(config);
  if (target) {
    await restoreEmbedded(file, target);
    console.log(`${file} checked and restored to ${target}; the former database stays beside it.`);
    return;
  }
  const client = createClient({ url: config.databaseUrl, authToken: config.databaseAuthToken ?? undefined });
  try {
    await restoreLibsql(file, client);
    console.log(`${file} checked and restored to the libSQL server.`);
  } finally {
    client.close();
  }
});
