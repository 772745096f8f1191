import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { INHERITED } from './product-process.ts';

const root = join(import.meta.dirname, '../..');
/** What the commands of package.json are started with. */
export const AS_COMMAND = `--import=${join(root, 'scripts/setup/with-generated.mjs')}`;

/** What a script of the project, run in a process of its own with just these settings, printed until it ended. */
export async function runScript(script: string, env: Record<string, string>, words: readonly string[] = []) {
  const child = spawn(process.execPath, [AS_COMMAND, join(root, script), ...words], {
    cwd: root,
    env: { ...INHERITED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}
