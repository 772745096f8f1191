import { existsSync, renameSync, rmSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/**
 * Copies the database into a new file while others read and write. The connection holds one read transaction over
 * all steps, so the copy is the state at the call, however long it takes; without it every commit would begin the
 * copy anew. Throws when the target exists; a failed copy leaves nothing behind.
 */
export async function backupEmbedded(source: string, target: string): Promise<void> {
  if (existsSync(target)) throw new Error(`${target} exists already`);
  const partial = `${target}.partial`;
  const db = new Sqlite(source, { readonly: true, fileMustExist: true });
  try {
    db.exec('BEGIN');
    db.prepare('SELECT count(*) FROM sqlite_schema').get();
    await db.backup(partial);
    renameSync(partial, target);
  } finally {
    db.close();
    rmSync(partial, { force: true });
  }
}
