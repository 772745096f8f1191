import { eq } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import type { DeletedRow } from '#api/access/undo/written-rows.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { picture } from '#db/schema/picture.ts';
import { pictureFiles } from '#domain/pictures/picture.ts';
import { loadOwnPicture } from './may-keep-picture.ts';
import type { PictureRow } from './picture-row.ts';

/** Takes a picture away, with its files. Errors: NOT_LOGGED_IN, PICTURE_NOT_FOUND, FORBIDDEN. */
export async function removePicture(context: Context, id: string): Promise<DeletedRow> {
  const { viewer, store, now } = context;
  const removed = await store.write(async (tx) => {
    const found = await loadOwnPicture(tx, viewer, id);
    await tx.delete(picture).where(eq(picture.id, id));
    const about = { actorId: viewer?.accountId ?? null, subjectId: found.providerId };
    const detail = { picture: id, place: found.place, quest: found.questId };
    await recordAudit(tx, now, { ...about, action: 'picture-removed', detail });
    return found;
  });
  await removeFiles(context, removed);
  return { id, undoToken: null };
}

type Kept = Pick<PictureRow, 'id' | 'place' | 'width'>;

/** Removes the files of a picture that no row names; what cannot be removed now is swept later. */
export async function removeFiles(
  { config, log }: Pick<Context, 'config' | 'log'>,
  kept: Kept,
): Promise<void> {
  try {
    await pictureFilesOf(config).remove(pictureFiles(kept));
  } catch (error) {
    logFailure(log, error, {}, 'the files of a picture could not be removed yet');
  }
}
