import Sqlite, { type Database } from 'better-sqlite3';

/**
 * The statement that drops the texts of emails in a database of this or an older version, by the columns of its
 * outbox; null where there are none. Links and codes that act for someone stand in no copy, not even sealed. What
 * waited is told as not sent in time.
 */
export function dropMailTextsSql(columns: readonly string[]): string | null {
  if (columns.includes('sealed')) {
    return `UPDATE outbox_message SET
      status = CASE WHEN status IN ('waiting', 'sending') THEN 'expired' ELSE status END,
      leasedUntil = NULL, sealed = NULL WHERE sealed IS NOT NULL`;
  }
  return columns.includes('body') ? `UPDATE outbox_message SET body = '' WHERE body <> ''` : null;
}

/** Names of the columns of the outbox, as one column. */
export const OUTBOX_COLUMNS_SQL = `SELECT name FROM pragma_table_info('outbox_message')`;

/** Drops them in an open database. */
export function dropMailTexts(db: Database): void {
  const columns = db.prepare(OUTBOX_COLUMNS_SQL).pluck().all() as string[];
  const statement = dropMailTextsSql(columns);
  db.pragma('secure_delete = ON');
  if (statement !== null) db.exec(statement);
}

/** Makes a copy one file without texts of emails; written anew, so that none is left between its pages. */
export function finishCopy(file: string): void {
  const copy = new Sqlite(file);
  try {
    // In WAL mode the copy would grow a journal beside it whenever someone looks into it.
    copy.pragma('journal_mode = DELETE');
    dropMailTexts(copy);
    copy.exec('VACUUM');
  } finally {
    copy.close();
  }
}
