import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { desc, eq } from 'drizzle-orm';
import type { Config } from '#api/process/config/config.ts';
import type { Logger } from '#api/process/log/log.ts';
import { auditSeal } from '#db/schema/audit-entry.ts';
import type { Db, Store } from '#db/store.ts';
import { isShortened, type KeptSeal, readWrittenSeal, writtenSeal } from '#domain/audit/kept-seal.ts';

/** The file beside an embedded database in which its newest seal is kept. */
export function sealFileBeside(databaseFile: string): string {
  return path.join(path.dirname(databaseFile), 'audit.seal');
}

/** The seal in a file; null where there is none. */
export async function readSealFile(file: string): Promise<KeptSeal | null> {
  return readWrittenSeal(await readFile(file, 'utf8').catch(() => ''));
}

/** The newest seal of the audit log; null before the first. */
export async function readNewestSeal(db: Db): Promise<KeptSeal | null> {
  const { block, seal } = auditSeal;
  const newest = await db.select({ block, seal }).from(auditSeal).orderBy(desc(block)).limit(1).get();
  return newest ?? null;
}

/** Whether the log has lost a block of which the seal was kept. */
export async function hasLostSeal(db: Db, kept: KeptSeal): Promise<boolean> {
  const { block, seal } = auditSeal;
  const row = await db.select({ seal }).from(auditSeal).where(eq(block, kept.block)).get();
  return isShortened(kept, row?.seal);
}

type Place = { store: Store; config: Pick<Config, 'databaseUrl'>; log: Logger };

/**
 * Keeps the newest seal outside the database, each time that there is another one: in a line of the log, and beside an
 * embedded database in a file. A log that has lost the kept one is told of once, and the file stays as it is.
 */
export function sealKeeper({ store, config, log }: Place): () => Promise<void> {
  const databaseFile = /^(?:libsql-)?file:(.*)$/.exec(config.databaseUrl)?.[1];
  const file = databaseFile ? sealFileBeside(databaseFile) : null;
  let kept: KeptSeal | null = null;
  let toldOf: string | null = null;
  return async () => {
    kept = (file === null ? null : await readSealFile(file)) ?? kept;
    const newest = await readNewestSeal(store.read);
    if (kept && (await hasLostSeal(store.read, kept))) {
      if (toldOf !== kept.seal) log.error(kept, 'the audit log has lost its newest seals');
      toldOf = kept.seal;
      return;
    }
    if (newest === null || newest.block === kept?.block) return;
    if (file) await replaceFile(file, `${writtenSeal(newest)}\n`);
    kept = newest;
    log.info(newest, 'audit log sealed');
  };
}

async function replaceFile(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}`;
  await writeFile(partial, text, { mode: 0o600 });
  await rename(partial, file);
}
