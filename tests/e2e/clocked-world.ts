import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';

/** A server of the demo world with its own clock, and browsers that go by the same one. */
export type ClockedWorld = {
  /** Moves the clock of the server, and of the browsers given; `now` in epoch ms. */
  moveTo(now: number, ...browsers: BrowserContext[]): Promise<void>;
  stop(): Promise<void>;
};

/** Starts a world at an instant (epoch ms) on a port, with settings of its own; resolves once it answers. */
export async function openClockedWorld({
  port,
  now,
  settings = {},
}: {
  port: number;
  now: number;
  settings?: Record<string, string>;
}): Promise<ClockedWorld> {
  const env = { ...process.env, ...settings, PORT: String(port), WORLD_NOW: String(now) };
  const child = fork(path.join(import.meta.dirname, 'serve-clocked-world.ts'), { env });
  await told(child);
  return {
    async moveTo(instant, ...browsers) {
      child.send({ now: instant });
      await told(child);
      for (const browser of browsers) await browser.clock.setSystemTime(instant);
    },
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

/** Waits for the next word of the world; one that has ended never speaks again. */
function told(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const onExit = (code: number | null) =>
      reject(new Error(`The world with its own clock ended with ${code}`));
    child.once('exit', onExit);
    child.once('message', () => {
      child.off('exit', onExit);
      resolve();
    });
  });
}
