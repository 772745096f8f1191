import Sqlite from 'better-sqlite3';

/** Table of picture files. It exists in backups only: a database in use keeps its pictures outside. */
export const PICTURE_FILES_TABLE = 'picture_file';

/** The pictures that a copy names, by what their files are called after; none where it is of an older version. */
export function picturesOfCopy(copy: string): { id: string; place: string; width: number }[] {
  const db = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    const isKnown = db.prepare(`SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'picture'`).get();
    if (!isKnown) return [];
    return db.prepare('SELECT "id", "place", "width" FROM "picture" ORDER BY "id"').all() as never;
  } finally {
    db.close();
  }
}

type NamedFile = { name: string; bytes: Uint8Array };

/** Puts files into a copy, one after the other, so that they are sealed and carried with it. Resolves with how many. */
export async function putFilesIntoCopy(copy: string, files: AsyncIterable<NamedFile>): Promise<number> {
  const db = new Sqlite(copy, { fileMustExist: true });
  try {
    db.exec(
      `CREATE TABLE ${PICTURE_FILES_TABLE} (name TEXT PRIMARY KEY NOT NULL, bytes BLOB NOT NULL) STRICT`,
    );
    const insert = db.prepare(`INSERT INTO ${PICTURE_FILES_TABLE} (name, bytes) VALUES (?, ?)`);
    let count = 0;
    for await (const { name, bytes } of files) {
      insert.run(name, Buffer.from(bytes));
      count += 1;
    }
    return count;
  } finally {
    db.close();
  }
}

/** The files in a copy, one after the other; none in one that was made before there were any. */
export function* filesOfCopy(copy: string): Generator<NamedFile> {
  const db = new Sqlite(copy, { readonly: true, fileMustExist: true });
  try {
    const has = db.prepare(`SELECT 1 FROM sqlite_schema WHERE name = ?`).get(PICTURE_FILES_TABLE);
    if (!has) return;
    yield* db
      .prepare(`SELECT name, bytes FROM ${PICTURE_FILES_TABLE} ORDER BY name`)
      .iterate() as Iterable<NamedFile>;
  } finally {
    db.close();
  }
}

/** Takes the files out of a copy that becomes a database. */
export function dropFilesOfCopy(copy: string): void {
  const db = new Sqlite(copy, { fileMustExist: true });
  try {
    db.pragma('journal_mode = DELETE');
    db.exec(`DROP TABLE IF EXISTS ${PICTURE_FILES_TABLE}`);
  } finally {
    db.close();
  }
}
