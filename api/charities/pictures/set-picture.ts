import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { recordAudit } from '#api/access/audit/record-audit.ts';
import type { Context } from '#api/access/request/context.ts';
import { refusePictureDetails } from '#api/people/young-messages/refuse-quest-details.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { type MadePicture, makePicture } from '#api/process/pictures/make-picture.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { picturesFull, requireAltText } from '#api/process/pictures/refuse-picture.ts';
import { picture } from '#db/schema/picture.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { pictureFile } from '#domain/pictures/picture.ts';
import { bytesOfPictures } from './copy-picture.ts';
import { findSubject, type PictureSubject } from './may-keep-picture.ts';
import { PICTURE_COLUMNS } from './picture-columns.ts';
import type { PictureRow } from './picture-row.ts';
import { removeFiles } from './remove-picture.ts';

export type SentPicture = {
  bytes: Uint8Array;
  altText: string;
  /** Id of the picture that the sender saw there, empty for none; null: whatever is there. */
  expectedId: string | null;
};

/**
 * Puts a picture on a charity, quest or stamp, in place of the one that is there. The files are written first: a row
 * never names one that is not there, and what no row names is swept. The viewer's right is asked again in the write.
 * Errors: those of `findSubject`, `requireAltText`, `makePicture` and `picturesFull`; EDIT_CONFLICT where someone else was
 * faster; CONTACT_DETAILS_TO_YOUNG.
 */
export async function setPicture(
  context: Context,
  subject: PictureSubject,
  { bytes, altText: typed, expectedId }: SentPicture,
): Promise<PictureRow> {
  const { viewer, store, now, config } = context;
  const altText = requireAltText(typed);
  const made = await makePicture(bytes, subject.place);
  const id = randomBytes(16).toString('hex');
  const row = { id, ...subject, altText, ...rowOf(made), createdAt: now };
  let former: PictureRow | undefined;
  try {
    await writeFiles(context, id, made);
    await store.write(async (tx) => {
      await findSubject(tx, viewer, subject.place, subject.questId ?? subject.providerId);
      former = await findPicture(tx, subject);
      if (expectedId !== null && expectedId !== (former?.id ?? '')) throw new DomainError('EDIT_CONFLICT');
      const said = { providerId: subject.providerId, given: row, kept: former ?? null };
      await refusePictureDetails(tx, viewer, said);
      const others = await bytesOfPictures(tx, subject.providerId, former?.id);
      if (others + row.bytes > config.mostPictureBytes) throw picturesFull(config.mostPictureBytes);
      if (former) await tx.delete(picture).where(eq(picture.id, former.id));
      await tx.insert(picture).values(row);
      const about = { actorId: viewer?.accountId ?? null, subjectId: subject.providerId };
      const detail = { picture: id, place: subject.place, quest: subject.questId };
      await recordAudit(tx, now, { ...about, action: 'picture-set', detail });
    });
  } catch (error) {
    await removeFiles(context, row);
    throw error;
  }
  if (former) await removeFiles(context, former);
  return row;
}

function rowOf({ width, height, color, files }: MadePicture) {
  return { width, height, color, bytes: files.reduce((sum, file) => sum + file.bytes.byteLength, 0) };
}

/** Errors: SERVICE_UNAVAILABLE where the folder or bucket does not take them. */
async function writeFiles({ config, log }: Context, id: string, { files }: MadePicture): Promise<void> {
  const place = pictureFilesOf(config);
  try {
    for (const { width, format, bytes } of files) await place.write(pictureFile(id, width, format), bytes);
  } catch (error) {
    logFailure(log, error, {}, 'the files of a picture could not be written');
    throw new DomainError('SERVICE_UNAVAILABLE', { cause: error });
  }
}

async function findPicture(
  tx: Db,
  { providerId, place, questId }: PictureSubject,
): Promise<PictureRow | undefined> {
  const isThere =
    questId === null
      ? and(eq(picture.providerId, providerId), eq(picture.place, place), isNull(picture.questId))
      : eq(picture.questId, questId);
  const [found] = await tx.select(PICTURE_COLUMNS).from(picture).where(isThere);
  return found;
}
