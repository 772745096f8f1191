import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import packageJson from '../../package.json' with { type: 'json' };
import { AS_COMMAND } from './started-process.ts';
import { temporaryFolder } from './store-backends.ts';

/** How `npm start` bounds the young generation. */
const SERVED_WITH = packageJson.scripts.start.match(/--max-semi-space-size=\d+/)?.[0] ?? '';
const SCRIPT = join(import.meta.dirname, 'measured-process.ts');

export type MeasuredServer = Awaited<ReturnType<typeof startMeasuredServer>>;

/** The real server in a process of its own, with a heap of so many megabytes, that tells how many bytes it holds. */
export async function startMeasuredServer(heapMegabytes: number) {
  const { folder, remove } = temporaryFolder();
  const flags = [`--max-old-space-size=${heapMegabytes}`, SERVED_WITH, '--expose-gc'];
  const child = spawn(process.execPath, [...flags, AS_COMMAND, SCRIPT, folder], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const killNow = () => void child.kill('SIGKILL');
  process.once('exit', killNow);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const readLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done) throw new Error('The server has ended.');
    return value;
  };
  const origin = await readLine();
  return {
    origin,
    /** Bytes that are still held once the garbage is collected, and those that the system counts. */
    async measure(): Promise<{ held: number; rss: number }> {
      child.stdin.write('\n');
      return JSON.parse(await readLine()) as { held: number; rss: number };
    },
    async stop(): Promise<void> {
      process.off('exit', killNow);
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      if (child.exitCode === null) await ended;
      remove();
    },
  };
}
