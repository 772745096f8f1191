// npm run backup -- FILE: a complete copy of the database with the files of pictures, while the server runs; sealed where BACKUP_KEY is set.
import { existsSync, rmSync } from 'node:fs';
import { openStore } from '#db/open-store.ts';
import { checkCopy } from '#db/restore.ts';
import { sealCopy } from '#db/sealed-copy.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';
import { databaseFile } from './database-file.ts';
import { copyPictures } from './picture-copy.ts';

const [file] = process.argv.slice(2);
if (!file) fail('Usage: npm run backup -- FILE');

await runCommand(async () => {
  const config = configOrFail();
  const { backupKey: key } = config;
  if (existsSync(file)) throw new Error(`${file} exists already`);
  // What is readable stays where the database is: the copy may go to a disk of others.
  const readable = key === null ? file : `${databaseFile(config) ?? file}.${process.pid}.unsealed`;
  const store = openStore({
    url: config.databaseUrl,
    authToken: config.databaseAuthToken ?? undefined,
    readOnly: true,
  });
  try {
    await store.backup(readable);
    const { tables } = checkCopy(readable);
    const pictures = await copyPictures(config, readable);
    if (key !== null) await sealCopy(readable, file, key);
    const how = key === null ? 'read through' : 'read through before it was sealed with BACKUP_KEY';
    console.log(`Backup written to ${file} and ${how}: ${tables.length} tables, ${pictures}.`);
  } finally {
    await store.close();
    if (key !== null) rmSync(readable, { force: true });
  }
});
