import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { JobContext } from '#api/access/jobs/job.ts';
import type { BackupTask } from './backup-task.ts';

const STEP_MS = 2_000;
const DAY_MS = 24 * 3_600_000;
const FOLDER = 'backup-work-';

type Task = BackupTask extends infer One ? (One extends BackupTask ? Omit<One, 'folder'> : never) : never;

/**
 * Does a task of backups in a thread, so that the event loop goes on, and holds the run meanwhile by small steps. What the
 * thread keeps on the disk lies in a folder of its own, beside an embedded database, and is removed whatever happens.
 */
export async function inBackupThread(task: Task, step: JobContext['step']): Promise<void> {
  const folder = makeFolder(task.installation.databaseUrl);
  const worker = new Worker(new URL('./backup-worker.ts', import.meta.url), {
    workerData: { ...task, folder },
    resourceLimits: { maxYoungGenerationSizeMb: 8 },
  });
  try {
    // Rejects where the thread fails.
    const done = once(worker, 'message');
    while ((await Promise.race([done, pause(STEP_MS, null, { ref: false })])) === null)
      await step(async () => {});
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is readable stays where the database is. Folders that a killed process left are removed after a day. */
function makeFolder(databaseUrl: string): string {
  const [, file] = /^(?:libsql-)?file:(.+)$/.exec(databaseUrl) ?? [];
  const above = file === undefined ? tmpdir() : path.resolve(path.dirname(file));
  for (const name of readdirSync(above).filter((one) => one.startsWith(FOLDER))) {
    const left = path.join(above, name);
    if (statSync(left).mtimeMs < Date.now() - DAY_MS) rmSync(left, { recursive: true, force: true });
  }
  return mkdtempSync(path.join(above, FOLDER));
}
