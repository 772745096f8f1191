import { Worker } from 'node:worker_threads';
import type { SignatureSheet } from '#domain/documents/signature-sheet.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { LetterSheet } from '#domain/letters/letter-sheet.ts';

/** What is drawn: a letter about hours, or a signed document. */
export type DrawnSheet = LetterSheet | SignatureSheet;
type Answer = { id: number; bytes?: Uint8Array<ArrayBuffer>; problem?: string };
type Waiting = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (error: Error) => void };

const MOST_WAITING = 20;
const waiting = new Map<number, Waiting>();
let thread: Worker | null = null;
let asked = 0;

/**
 * The PDF of a letter or a signed document, drawn in a thread of its own: it takes longer than others may wait. The thread stays, with its
 * fonts, and keeps no process alive. Errors: SERVICE_UNAVAILABLE when too many wait.
 */
export function makeLetterFile(sheet: DrawnSheet): Promise<Uint8Array<ArrayBuffer>> {
  if (waiting.size >= MOST_WAITING) throw new DomainError('SERVICE_UNAVAILABLE');
  thread ??= openThread();
  asked += 1;
  const id = asked;
  const worker = thread;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.ref();
    worker.postMessage({ id, sheet });
  });
}

function openThread(): Worker {
  const worker = new Worker(new URL('./letter-worker.ts', import.meta.url));
  worker.on('message', ({ id, bytes, problem }: Answer) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    if (bytes) one?.resolve(bytes);
    else one?.reject(new Error(problem));
  });
  worker.on('error', end);
  worker.on('exit', () => end(new Error('The thread that draws letters ended')));
  return worker;
}

function end(error: Error): void {
  thread = null;
  for (const { reject } of waiting.values()) reject(error);
  waiting.clear();
}
