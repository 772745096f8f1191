import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runChild } from './setup/run-child.mjs';

it('a command that hangs is ended with what it has started', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'run-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const told = path.join(folder, 'pid');

  expect(await runChild('sh', ['-c', `sleep 60 & echo $! > ${told}; wait`], { limitMs: 500 })).toBeNull();

  const started = Number(readFileSync(told, 'utf8'));
  await expect.poll(() => isRunning(started)).toBe(false);
});

it('a command that ends by itself hands on its code', async () => {
  expect(await runChild('sh', ['-c', 'exit 3'], { limitMs: 10_000 })).toBe(3);
});

/** A killed process stands in the list until whoever inherits it has looked. */
function isRunning(pid: number): boolean {
  const file = `/proc/${pid}/stat`;
  return existsSync(file) && !readFileSync(file, 'utf8').includes(') Z ');
}
