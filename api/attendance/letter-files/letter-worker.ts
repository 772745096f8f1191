// The thread of make-letter-file.ts.
import { parentPort } from 'node:worker_threads';
import { drawLetter } from './draw-letter.ts';
import { drawSignature } from './draw-signature.ts';
import type { DrawnSheet } from './make-letter-file.ts';

parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: DrawnSheet }) => {
  try {
    const bytes = 'signature' in sheet ? drawSignature(sheet) : drawLetter(sheet);
    parentPort?.postMessage({ id, bytes: await bytes });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
