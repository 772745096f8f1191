import path from 'node:path';
import type { DatabaseSource } from '#db/backup.ts';
import { checkInMemory } from '#db/restore.ts';
import { isSealedCopy, openCopy } from '#db/sealed-copy.ts';
import { copiesAmong, copyTime } from '#domain/installation/backup-copies.ts';
import type { BackupFiles } from './backup-files.ts';

/** A write may end so much later than the instant that stands in its row. */
const LATE_WRITE_MS = 5 * 60_000;
const ENTRIES = 'SELECT count(*) FROM audit_entry WHERE at < ?';

/** What makes a backup useless, by a code that staff read. */
class BackupFault extends Error {
  override name = 'BackupFault';
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

type Check = {
  files: BackupFiles;
  source: DatabaseSource;
  key: string | null;
  /** A folder for files that are needed meanwhile. */
  folder: string;
  /** A backup was made since then; epoch ms. */
  madeSince: number;
};

/**
 * Reads the newest copy back, opens it, restores it into memory and compares it with the database: its migrations, and the
 * audit log up to its instant, from which only age takes entries away. Throws where something is missing.
 */
export async function checkBackup({ files, source, key, folder, madeSince }: Check): Promise<void> {
  const [newest] = copiesAmong(await files.names());
  const at = newest === undefined ? null : copyTime(newest);
  if (newest === undefined || at === null || at < madeSince)
    throw new BackupFault('MISSING', 'The last backup is not where it was written');
  const fetched = path.join(folder, 'fetched');
  await files.read(newest, fetched);
  const opened = await openFetched(fetched, key);
  const before = at - LATE_WRITE_MS;
  const { checked, seen } = checkInMemory(opened, (copy) => copy.prepare(ENTRIES).pluck().get(before));
  const migrations = await source.column('SELECT tag FROM schema_migration');
  if (!checked.migrations.every((migration) => migrations.includes(migration)))
    throw new BackupFault('OTHER_SCHEMA', `${newest} has migrations that the database has not`);
  const [known] = await source.column(ENTRIES, before);
  if (Number(seen) < Number(known))
    throw new BackupFault('INCOMPLETE', `${newest} lacks entries of the audit log from before it`);
}

async function openFetched(fetched: string, key: string | null): Promise<string> {
  if (!isSealedCopy(fetched)) return fetched;
  if (key === null) throw new BackupFault('NO_KEY', 'The backup is encrypted, and BACKUP_KEY is not set');
  const opened = `${fetched}.opened`;
  await openCopy(fetched, opened, key);
  return opened;
}
