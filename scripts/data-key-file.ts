import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import { DATA_KEY_PATTERN, newDataKey } from '#api/process/config/data-key.ts';

/**
 * The key beside an embedded database: read, or made at the first start and readable by its owner only. It appears
 * whole or not at all, and of two processes that make it at once both use the first. Throws for a file that holds none.
 */
export function dataKeyBeside(databaseFile: string): string {
  return keyIn(keyFileBeside(databaseFile));
}

/** Default path of an embedded database's key file; DATA_KEY overrides it. */
export function keyFileBeside(databaseFile: string): string {
  return path.join(path.dirname(databaseFile), 'data.key');
}

/** The key in a file; one is made there where nothing is. Throws for a file that holds none. */
export function keyIn(file: string): string {
  const key = readKey(file) ?? makeKey(file);
  if (!DATA_KEY_PATTERN.test(key)) throw new Error(`${file} holds no key: put the installation's key there.`);
  return key;
}

/** The new key takes the place of the former one, in one step and on the disk. */
export function putInPlace(file: string, keyFile: string): void {
  chmodSync(file, 0o600);
  renameSync(file, keyFile);
  const folder = openSync(path.dirname(keyFile), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

function readKey(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function makeKey(file: string): string {
  const key = newDataKey();
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  writeSync(descriptor, `${key}\n`);
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    // Unlike a rename, a link never replaces the key that another process has just made.
    linkSync(draft, file);
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return readKey(file) ?? '';
  } finally {
    rmSync(draft);
  }
}
