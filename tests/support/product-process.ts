import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PROJECT_ROOT = join(import.meta.dirname, '../..');

export type ProductProcess = {
  child: ChildProcess;
  /** What it has written so far. */
  output(): { stdout: string; stderr: string };
  /** Settles once it has written a text; rejects when it ends without. */
  written(text: string): Promise<void>;
  /** How it ended: code and signal. */
  ended: Promise<[number | null, NodeJS.Signals | null]>;
  /** What it and its children have started and what still runs, as command lines. */
  family(): string[];
};

type StartOptions = { env: Record<string, string>; cwd?: string; uid?: number };

/** What Node has compiled once is kept for the next process (`scripts/test.mjs` says where): a third of its start. */
const { PATH = '', NODE_COMPILE_CACHE } = process.env;
export const INHERITED = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };

let started = 0;

/** Starts the product as someone would, by a command and with just these settings. */
export function startProduct(
  [command = '', ...words]: readonly string[],
  { env, cwd = PROJECT_ROOT, uid }: StartOptions,
): ProductProcess {
  started += 1;
  // Whatever it starts inherits this mark, also what it loses sight of.
  const mark = `TEST_FAMILY=${process.pid}-${started}`;
  const [name = '', value = ''] = mark.split('=');
  const child = spawn(command, words, {
    cwd,
    env: { ...INHERITED, PORT: '0', LOG_LEVEL: 'warn', ...env, [name]: value },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (part) => (output.stdout += String(part)));
  child.stderr?.on('data', (part) => (output.stderr += String(part)));
  const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
  return {
    child,
    output: () => output,
    ended,
    family: () => processesWith(mark),
    written: (text) =>
      new Promise((resolve, reject) => {
        const look = () => output.stdout.includes(text) && resolve();
        child.stdout?.on('data', look);
        look();
        void ended.then(() => reject(new Error(`It ended without «${text}»: ${JSON.stringify(output)}`)));
      }),
  };
}

/** Linux tells the environment of every process of the same user. */
function processesWith(mark: string): string[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      if (!readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(mark)) return [];
      return [readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')].filter(Boolean);
    } catch {
      return [];
    }
  });
}
