// npm run backup -- FILE: a complete copy of the database with the files of pictures, while the server runs; sealed where BACKUP_KEY is set.
import { existsSync, rmSync } from 'node:fs';
import { makeCopy } from '#api/operations/backups/make-copy.ts';
import { sealCopy } from '#db/sealed-copy.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';
import { databaseFile } from './database-file.ts';

const [file] = process.argv.slice(2);
if (!file) fail('Usage: npm run backup -- FILE');

await runCommand(async () => {
  const config = configOrFail();
  const { backupKey: key } = config;
  if (existsSync(file)) throw new Error(`${file} exists already`);
  // What is readable stays where the database is: the copy may go to a disk of others.
  const readable = key === null ? file : `${databaseFile(config) ?? file}.${process.pid}.unsealed`;
  try {
    const { tables, pictures, missingPictures } = await makeCopy(config, readable);
    if (key !== null) await sealCopy(readable, file, key);
    const how = key === null ? 'read through' : 'read through before it was sealed with BACKUP_KEY';
    const missing = missingPictures > 0 ? ` (${missingPictures} were not there)` : '';
    console.log(
      `Backup written to ${file} and ${how}: ${tables.length} tables, ${pictures} files of pictures${missing}.`,
    );
  } finally {
    if (key !== null) rmSync(readable, { force: true });
  }
});
