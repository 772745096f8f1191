// Brings node_modules in line with the lock file. Plain JavaScript without dependencies: it runs before any exists,
// under whatever Node the machine has.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './run-child.mjs';

export const projectRoot = path.resolve(
  import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname),
  '../..',
);
const modules = path.join(projectRoot, 'node_modules');
const stampFile = path.join(modules, '.installed-lock-hash');

/** Runs `npm ci` unless node_modules already matches package-lock.json; ends the process with a clear line on failure. */
export async function ensureInstalled() {
  const lockText = readFileSync(path.join(projectRoot, 'package-lock.json'), 'utf8');
  const hash = createHash('sha256').update(lockText).digest('hex');
  if (isStamped(hash)) return;
  // Gone before anything changes: after a broken-off install the next start must not take the rest for whole.
  rmSync(stampFile, { force: true });
  if (!matchesLock(JSON.parse(lockText))) await runNpmCi();
  writeFileSync(stampFile, hash);
}

function isStamped(hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash;
}

/** npm's own record of what it installed, compared version by version; optional packages may be absent. */
function matchesLock(lock) {
  const recordFile = path.join(modules, '.package-lock.json');
  if (!existsSync(recordFile)) return false;
  const installed = JSON.parse(readFileSync(recordFile, 'utf8')).packages;
  return Object.entries(lock.packages).every(([place, wanted]) => {
    if (place === '' || (wanted.optional && !installed[place])) return true;
    return installed[place]?.version === wanted.version;
  });
}

async function runNpmCi() {
  console.log('Installing the packages of the lock file (npm ci) …');
  const npm = process.env.npm_execpath;
  // The builds need the development packages too, so NODE_ENV=production must not leave them out.
  const words = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const options = { cwd: projectRoot };
  const code = npm
    ? await runChild(process.execPath, [npm, ...words], options)
    : await runChild('npm', words, { ...options, shell: process.platform === 'win32' });
  if (code === 0) return;
  console.error('npm ci failed: see its message above. Node 18 or newer with npm is needed to install.');
  process.exit(1);
}
