import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Place } from './find-place.ts';

const LEFT_OUT = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  '.astro',
  'test-results',
  'playwright-report',
]);

/** A copy of the whole tree in a folder of its own, which things are taken away from; the packages are shared. */
export function copyProduct(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'prove-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  cpSync(root, copy, { recursive: true, filter: (source) => !LEFT_OUT.has(path.basename(source)) });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'junction');
  return copy;
}

/** Takes something away from a copy and puts something else there; returns how it is put back. */
export function takeAway(copy: string, { file, start, end }: Place, put: string): () => void {
  const full = path.join(copy, file);
  const before = readFileSync(full, 'utf8');
  writeFileSync(full, before.slice(0, start) + put + before.slice(end));
  return () => writeFileSync(full, before);
}
