// npm run dev: the same server, started anew when a source changes; site and console are rebuilt first. It runs what
// `npm start` runs, so nothing works in development that would not work elsewhere.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const WATCHED = ['api', 'db', 'site', 'backoffice', 'scripts'];
const IGNORED = /(^|\/)(dist|node_modules|\.astro|generated)(\/|$)|\.test\.tsx?$|generated\.ts$/;
const QUIET_MS = 300;

let server: ChildProcess | null = null;
let pending: NodeJS.Timeout | null = null;

for (const folder of WATCHED) {
  watch(path.join(root, folder), { recursive: true }, (_event, name) => {
    if (!name || IGNORED.test(name)) return;
    if (pending) clearTimeout(pending);
    pending = setTimeout(restart, QUIET_MS);
  });
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => stop(() => process.exit(0)));
}

restart();

function restart(): void {
  pending = null;
  stop(() => {
    const words = [path.join(root, 'scripts/start.mjs'), '--sources'];
    server = spawn(process.execPath, words, { cwd: root, stdio: 'inherit' });
  });
}

function stop(then: () => void): void {
  if (!server || server.exitCode !== null) {
    then();
    return;
  }
  server.once('exit', then);
  server.kill('SIGTERM');
}
