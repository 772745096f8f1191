import { Cells } from './cells/cells.ts';
import { openEmbedded } from './embedded-store.ts';
import { openLibsql } from './libsql-store.ts';
import type { Store } from './store.ts';

export type StoreOptions = {
  url: string;
  authToken?: string | undefined;
  readOnly?: boolean;
  /** The installation's key for sealed columns; without it none can be read or written. */
  cells?: Cells;
};

/**
 * `file:…` opens SQLite in this process; `libsql://`, `http(s)://` a libSQL server; `libsql-file:…` libSQL on a file.
 * Throws for any other address.
 */
export function openStore({
  url,
  authToken,
  readOnly = false,
  cells = new Cells(null),
}: StoreOptions): Store {
  if (url.startsWith('file:')) return openEmbedded(url.slice('file:'.length), readOnly, cells);
  if (url.startsWith('libsql-file:')) return openLibsql(url.slice('libsql-'.length), undefined, cells);
  if (/^(libsql|https?|wss?):\/\//.test(url)) return openLibsql(url, authToken, cells);
  throw new Error(`DATABASE_URL must begin with file:, libsql:// or http(s)://, not ${url.split(':')[0]}:`);
}
