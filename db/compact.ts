import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * Writes an embedded database anew, in a thread of its own so that the event loop goes on. SQLite zeroes what is
 * deleted, but moving rows between pages leaves copies of them in the gaps: only this takes those away too.
 */
export async function compactEmbedded(file: string): Promise<void> {
  const worker = new Worker(new URL('./compact-worker.ts', import.meta.url), { workerData: file });
  // A failure in the thread comes as “error”, and rejects.
  await once(worker, 'exit');
}
