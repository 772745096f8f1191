// npm run restore -- FILE: puts a checked copy in the place of the database. The server has to be stopped.
import { rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import type { Config } from '#api/process/config/config.ts';
import { restoreEmbedded, restoreLibsql } from '#db/restore.ts';
import { isSealedCopy, openCopy } from '#db/sealed-copy.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';
import { databaseFile } from './database-file.ts';

const [file] = process.argv.slice(2);
if (!file) fail('Usage: npm run restore -- FILE');

await runCommand(async () => {
  const config = configOrFail();
  if (!isSealedCopy(file)) return restore(config, file);
  if (config.backupKey === null)
    throw new Error(`${file} is sealed: set BACKUP_KEY to the key of that backup.`);
  const opened = `${databaseFile(config) ?? file}.${process.pid}.unsealed`;
  try {
    await openCopy(file, opened, config.backupKey);
    await restore(config, opened);
  } finally {
    rmSync(opened, { force: true });
  }
});

/** `copy` is `file`, or what it holds unsealed. */
async function restore(config: Config, copy: string): Promise<void> {
  const target = databaseFile(config);
  if (target) {
    await restoreEmbedded(copy, target);
    console.log(`${file} checked and restored to ${target}; the former database stays beside it.`);
    return;
  }
  const client = createClient({ url: config.databaseUrl, authToken: config.databaseAuthToken ?? undefined });
  try {
    await restoreLibsql(copy, client);
    console.log(`${file} checked and restored to the libSQL server.`);
  } finally {
    client.close();
  }
}
