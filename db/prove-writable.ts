import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';

/** Less than this, and a change of ordinary size may not fit. */
const LEAST_FREE_BYTES = 1_000_000;

/** Throws when an embedded database cannot be written: it is locked, may only be read, or the disk is full. */
export function proveWritable(writer: Database, file: string): void {
  // A disk shows that it is full at the COMMIT only, and here nothing is committed.
  const { bavail, bsize } = statfsSync(dirname(file));
  if (bavail * bsize < LEAST_FREE_BYTES) {
    throw Object.assign(new Error('The disk is full'), { code: 'SQLITE_FULL' });
  }
  writer.exec('BEGIN IMMEDIATE');
  writer.exec('ROLLBACK');
}
