// The thread of make-letter-file.ts.
import { parentPort } from 'node:worker_threads';
import type { LetterSheet } from '#domain/letters/letter-sheet.ts';
import { drawLetter } from './draw-letter.ts';

parentPort?.on('message', async ({ id, sheet }: { id: number; sheet: LetterSheet }) => {
  try {
    parentPort?.postMessage({ id, bytes: await drawLetter(sheet) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
