import { openSource } from '#db/backup.ts';

/** Writes a complete copy of a database to a new file. */
export async function copyDatabase(url: string, file: string): Promise<void> {
  const source = await openSource(url);
  await source.copy(file).finally(() => source.close());
}
