import { gt } from 'drizzle-orm';
import type { Job } from '#api/access/jobs/job.ts';
import { pictureFilesOf, type StoredFile } from '#api/process/pictures/picture-files.ts';
import { isInList } from '#db/in-list.ts';
import { picture } from '#db/schema/picture.ts';
import { undo } from '#db/schema/undo.ts';
import type { Db } from '#db/store.ts';
import { readPictureFile } from '#domain/pictures/picture.ts';
import { everyMinutes } from '#domain/time/slots.ts';

const EVERY_MINUTES = 60;
/** Files come before their row: what is younger may still get one. */
const LEAST_AGE_MS = 60 * 60_000;
const FILES_AT_ONCE = 500;

/**
 * Removes files that no row names: of what went with a charity, quest or stamp, and of what broke off half-way. What a
 * change has deleted that can still be taken back stays until it cannot.
 */
export const PICTURE_SWEEP: Job = {
  name: 'picture-sweep',
  slotAt: everyMinutes(EVERY_MINUTES),
  async run({ config, now, step }) {
    const files = pictureFilesOf(config);
    let removed = 0;
    for await (const some of inBatches(files.list(), now)) {
      const left = await step((tx) => withoutRow(tx, some, now));
      await files.remove(left);
      removed += left.length;
    }
    return removed;
  },
};

async function* inBatches(files: AsyncIterable<StoredFile>, now: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const { name, writtenAt } of files) {
    // What is none of ours is left where it is.
    const isOurs = readPictureFile(name) !== null || name.endsWith('.partial');
    if (!isOurs || writtenAt > now - LEAST_AGE_MS) continue;
    batch.push(name);
    if (batch.length < FILES_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function withoutRow(tx: Db, names: readonly string[], now: number): Promise<string[]> {
  const ids = [...new Set(names.flatMap((name) => readPictureFile(name)?.id ?? []))];
  const rows = await tx.select({ id: picture.id }).from(picture).where(isInList(picture.id, ids));
  const pending = await tx.select({ written: undo.written }).from(undo).where(gt(undo.expiresAt, now));
  const kept = new Set(rows.map(({ id }) => id));
  const words = JSON.stringify(pending);
  return names.filter((name) => {
    const id = readPictureFile(name)?.id;
    return id === undefined || !(kept.has(id) || words.includes(id));
  });
}
