import type { Config } from '#api/process/config/config.ts';
import { openSource } from '#db/backup.ts';
import { type CheckedCopy, checkCopy } from '#db/restore.ts';
import { type CopiedPictures, copyPictures } from './picture-copy.ts';

/** The settings by which a database and its pictures are found; no more, so that a thread can be given them. */
export type CopiedInstallation = Pick<Config, 'databaseUrl' | 'databaseAuthToken' | 'pictures'>;

/** Copies the database and the files of its pictures into a new file, which anyone can read, and reads it through. */
export async function makeCopy(
  installation: CopiedInstallation,
  file: string,
): Promise<CheckedCopy & CopiedPictures> {
  const source = await openSource(installation.databaseUrl, installation.databaseAuthToken);
  await source.copy(file).finally(() => source.close());
  return { ...checkCopy(file), ...(await copyPictures(installation, file)) };
}
