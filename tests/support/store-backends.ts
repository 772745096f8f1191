import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { hasLibsqlServer, startLibsqlServer } from './libsql-server.ts';

export type OpenBackend = { url: string; folder: string; close(): Promise<void> };
export type Backend = {
  name: string;
  isMissing: boolean;
  /** A migrated database of its own with nothing in it. */
  start(): Promise<OpenBackend>;
  /** A place without a database. */
  startEmpty(): Promise<OpenBackend>;
};

/** The three places where the data can live. */
export const BACKENDS: readonly Backend[] = [
  { name: 'better-sqlite3', isMissing: false, ...onFile('file:') },
  { name: 'libSQL file', isMissing: false, ...onFile('libsql-file:') },
  {
    name: 'libSQL server',
    isMissing: !hasLibsqlServer,
    start: () => onServer((folder) => putDatabase(join(folder, 'dbs/default/data'))),
    startEmpty: () => onServer(async () => {}),
  },
];

if (!hasLibsqlServer) console.warn('Skipped: no libSQL server (sqld) is installed for this platform.');

/** A folder that is gone after `close()`. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function onFile(scheme: string): Pick<Backend, 'start' | 'startEmpty'> {
  const startEmpty = async () => {
    const { folder, remove } = temporaryFolder();
    return { url: `${scheme}${join(folder, 'app.db')}`, folder, close: async () => remove() };
  };
  const start = async () => {
    const place = await startEmpty();
    await putDatabase(join(place.folder, 'app.db'));
    return place;
  };
  return { start, startEmpty };
}

async function onServer(prepare: (folder: string) => Promise<void>): Promise<OpenBackend> {
  const { folder, remove } = temporaryFolder();
  await prepare(join(folder, 'server'));
  const server = await startLibsqlServer(join(folder, 'server'));
  return { url: server.url, folder, close: () => server.stop().then(remove) };
}

async function putDatabase(file: string): Promise<void> {
  // Only here: scripts and browser tests, where there is no vitest, use the other functions.
  const { inject } = await import('vitest');
  mkdirSync(dirname(file), { recursive: true });
  copyFileSync(inject('emptyDatabase'), file);
}
