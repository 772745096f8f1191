import { randomBytes } from 'node:crypto';
import { and, eq, ne, or, sql, sum } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { logFailure } from '#api/process/log/log-failure.ts';
import { pictureFilesOf } from '#api/process/pictures/picture-files.ts';
import { picture } from '#db/schema/picture.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import { pictureFiles } from '#domain/pictures/picture.ts';
import { removeFiles } from './remove-picture.ts';

type Copy = typeof picture.$inferSelect;
type Source = { providerId: string; questId: string | null };
/** Gives what a write makes the copied picture, where there is one. */
type PutOn = (tx: Db, questId: string) => Promise<void>;

/**
 * Runs a write that makes a stamp of a quest, with a copy of the picture that the quest shows: the files are copied
 * before it, under a name of their own, so that what happens to one picture never touches the other. Where the charity's
 * pictures take up all that they may, the stamp goes without.
 * Errors: those of the write, SERVICE_UNAVAILABLE where the folder or bucket does not take the files.
 */
export async function withPictureCopy<T>(
  context: Context,
  source: Source,
  write: (putOn: PutOn) => Promise<T>,
): Promise<T> {
  const copy = await copyShownPicture(context, source);
  let isPutOn = false;
  let isWritten = false;
  try {
    const result = await write(async (tx, questId) => {
      isPutOn = copy !== null && (await insertCopy(tx, context, { ...copy, questId }));
    });
    isWritten = true;
    return result;
  } finally {
    if (copy && !(isPutOn && isWritten)) await removeFiles(context, copy);
  }
}

async function insertCopy(tx: Db, { config }: Pick<Context, 'config'>, copy: Copy): Promise<boolean> {
  const others = await bytesOfPictures(tx, copy.providerId);
  if (others + copy.bytes > config.mostPictureBytes) return false;
  await tx.insert(picture).values(copy);
  return true;
}

/** The picture as it will be, its files written; null where there is none, or its files are gone. */
async function copyShownPicture(context: Context, source: Source): Promise<Copy | null> {
  const { store, config, log, now } = context;
  const shown = source.questId === null ? null : await findShown(store.read, source);
  if (!shown) return null;
  const copy = { ...shown, id: randomBytes(16).toString('hex'), createdAt: now };
  const place = pictureFilesOf(config);
  const names = pictureFiles(copy);
  try {
    for (const [index, from] of pictureFiles(shown).entries()) {
      const bytes = await place.read(from);
      const to = names[index];
      if (bytes && to) await place.write(to, bytes);
      else return await withoutFiles(context, copy);
    }
    return copy;
  } catch (error) {
    logFailure(log, error, {}, 'the files of a picture could not be copied');
    await withoutFiles(context, copy);
    throw new DomainError('SERVICE_UNAVAILABLE', { cause: error });
  }
}

async function withoutFiles(context: Context, copy: Copy): Promise<null> {
  await removeFiles(context, copy);
  return null;
}

/** The quest's own picture, else that of its stamp; of no other charity's. */
async function findShown(db: Db, { providerId, questId }: Source): Promise<Copy | undefined> {
  const [found] = await db
    .select({ picture })
    .from(quest)
    .innerJoin(picture, or(eq(picture.questId, quest.id), eq(picture.questId, quest.templateQuestId)))
    .where(and(eq(quest.id, questId ?? ''), eq(quest.providerId, providerId)))
    .orderBy(sql`${picture.questId} = ${quest.id} DESC`)
    .limit(1);
  return found?.picture;
}

/** What the pictures of a charity take, in bytes, without the one that is to go. */
export async function bytesOfPictures(db: Db, providerId: string, leavingId = ''): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(picture.bytes).mapWith(Number) })
    .from(picture)
    .where(and(eq(picture.providerId, providerId), ne(picture.id, leavingId)));
  return found?.bytes ?? 0;
}
