// Two starts in one folder must not build into the same `dist` at once: the second waits, and finds nothing to do.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from './ensure-installed.mjs';

const lockFile = path.join(projectRoot, '.cache', 'building');
const LOOK_MS = 200;

/** Does the work while no other process of this folder builds. */
export async function whileNobodyBuilds(work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  while (!take()) await pause(LOOK_MS);
  const giveBack = () => rmSync(lockFile, { force: true });
  // A signal ends the process without coming back here.
  process.once('exit', giveBack);
  try {
    await work();
  } finally {
    process.off('exit', giveBack);
    giveBack();
  }
}

function take() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    // One that was killed could not give it back; in a container it had this very number.
    if (!isOthers(Number(tryRead()))) rmSync(lockFile, { force: true });
    return false;
  }
}

function tryRead() {
  try {
    return readFileSync(lockFile, 'utf8');
  } catch {
    return '';
  }
}

function isOthers(pid) {
  if (pid === process.pid) return false;
  try {
    // An empty file is one that is just being written.
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
