// The thread of in-backup-thread.ts.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { openSource } from '#db/backup.ts';
import { sealCopy } from '#db/sealed-copy.ts';
import { copiesToDrop, copyName, copyTime } from '#domain/installation/backup-copies.ts';
import { type BackupFiles, backupFilesIn } from './backup-files.ts';
import type { BackupTask } from './backup-task.ts';
import { checkBackup } from './check-backup.ts';
import { makeCopy } from './make-copy.ts';

const task = workerData as BackupTask;
const files = backupFilesIn(task.place);
if (task.kind === 'make') await make(task);
else await check(task);
parentPort?.postMessage('done');

async function make({ installation, key, folder, now, mayDrop }: Extract<BackupTask, { kind: 'make' }>) {
  const readable = path.join(folder, 'copy');
  await makeCopy(installation, readable);
  const sealed = `${readable}.sealed`;
  if (key !== null) {
    await sealCopy(readable, sealed, key);
    rmSync(readable);
  }
  await files.write(copyName(now), key === null ? readable : sealed);
  for (const name of await leftOver(files, now, mayDrop)) await files.remove(name);
}

/** Copies that the plan does not keep, and what was left half by a process that was killed. */
async function leftOver(files: BackupFiles, now: number, mayDrop: boolean): Promise<string[]> {
  const names = await files.names();
  const halves = names.filter((name) => name.endsWith('.partial') && copyTime(name.slice(0, -8)) !== null);
  return mayDrop ? [...halves, ...copiesToDrop(names, now)] : halves;
}

async function check({ installation, key, folder, madeSince }: Extract<BackupTask, { kind: 'check' }>) {
  const source = await openSource(installation.databaseUrl, installation.databaseAuthToken);
  await checkBackup({ files, source, key, folder, madeSince }).finally(() => source.close());
}
