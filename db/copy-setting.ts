import { existsSync } from 'node:fs';
import Sqlite from 'better-sqlite3';

/** The value of a setting in a copy of the database; null where it has none, or is no database to read. */
export function settingOfCopy(file: string, key: string): unknown {
  if (!existsSync(file)) return null;
  const copy = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    const value = copy.prepare('SELECT value FROM setting WHERE key = ?').pluck().get(key);
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch {
    // What is wrong with it is told by the check of the copy.
    return null;
  } finally {
    copy.close();
  }
}
