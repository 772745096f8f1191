// npm run restore -- FILE [--key-lost]: puts a checked copy in the place of the database. The server has to be stopped.
import { existsSync, rmSync } from 'node:fs';
import { createClient } from '@libsql/client';
import { sealFileBeside } from '#api/access/audit/keep-seal.ts';
import { PROOF, proofOf } from '#api/access/auth/data-key-proof.ts';
import { restorePictures } from '#api/operations/backups/picture-copy.ts';
import { type Config, readConfig } from '#api/process/config/config.ts';
import { settingOfCopy } from '#db/copy-setting.ts';
import { checkCopy, restoreEmbedded, restoreLibsql } from '#db/restore.ts';
import { isSealedCopy, openCopy } from '#db/sealed-copy.ts';
import { configOrFail, fail, runCommand } from './command-line.ts';
import { keyFileBeside } from './data-key-file.ts';
import { databaseFile } from './database-file.ts';

const [file, option] = process.argv.slice(2);
if (!file || (option !== undefined && option !== '--key-lost'))
  fail('Usage: npm run restore -- FILE [--key-lost]');

const hadKey = hasKey();
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

/** True if a data key exists. Checked before the full configuration is read, which creates a missing key file. */
function hasKey(): boolean {
  if (process.env.DATA_KEY) return true;
  try {
    const target = databaseFile(readConfig(process.env));
    return target === null || existsSync(keyFileBeside(target));
  } catch {
    // Told by the settings themselves.
    return true;
  }
}

/** Another key would open nothing of the copy. One that was only made for this is taken away again. */
function requireKeyOf(copy: string, config: Config): void {
  const proof = settingOfCopy(copy, PROOF);
  if (option === '--key-lost' || proof === null || proof === proofOf(config.dataKey)) return;
  const target = databaseFile(config);
  if (target !== null && !hadKey) rmSync(keyFileBeside(target), { force: true });
  const place = target === null ? 'DATA_KEY' : `DATA_KEY or ${keyFileBeside(target)}`;
  throw new Error(
    `${file} was made with another key: put the key of that time into ${place} first. ` +
      `If it is lost for good, npm run restore -- ${file} --key-lost, and then npm run key:reset.`,
  );
}

/** `copy` is `file`, or what it holds unsealed. */
async function restore(config: Config, copy: string): Promise<void> {
  const target = databaseFile(config);
  requireKeyOf(copy, config);
  checkCopy(copy);
  const pictures = await restorePictures(config, copy);
  if (target) {
    await restoreEmbedded(copy, target);
    // The copy is older than the newest seal, which the next start keeps anew.
    rmSync(sealFileBeside(target), { force: true });
    console.log(
      `${file} checked and restored to ${target}, ${pictures}; the former database stays beside it.`,
    );
    return;
  }
  const client = createClient({ url: config.databaseUrl, authToken: config.databaseAuthToken ?? undefined });
  try {
    await restoreLibsql(copy, client);
    console.log(`${file} checked and restored to the libSQL server, ${pictures}.`);
  } finally {
    client.close();
  }
}
