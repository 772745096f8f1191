import { eq } from 'drizzle-orm';
import { requireFeature, requireLogin } from '#api/access/auth/authorize.ts';
import type { Viewer } from '#api/access/auth/viewer.ts';
import { picture } from '#db/schema/picture.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { DomainError } from '#domain/errors/errors.ts';
import type { PicturePlace } from '#domain/pictures/picture.ts';
import { PICTURE_COLUMNS } from './picture-columns.ts';
import type { PictureRow } from './picture-row.ts';

/** What a picture is put on. */
export type PictureSubject =
  | { place: 'COVER' | 'LOGO'; providerId: string; questId: null }
  | { place: 'QUEST'; providerId: string; questId: string };

/**
 * The viewer, who may change pictures there: who edits quests those of quests and stamps, who makes quests those of the
 * charity, too. Errors: NOT_LOGGED_IN, FORBIDDEN.
 */
export function requirePictures(viewer: Viewer | null, providerId: string, place: PicturePlace): Viewer {
  return requireFeature(viewer, providerId, place === 'QUEST' ? 'editQuests' : 'createQuests');
}

/** The quest, stamp or charity that is to have a picture. Errors: those above, QUEST_NOT_FOUND, PROVIDER_NOT_FOUND. */
export async function findSubject(
  db: Db,
  viewer: Viewer | null,
  place: PicturePlace,
  id: string,
): Promise<PictureSubject> {
  requireLogin(viewer);
  if (place === 'QUEST') {
    const [found] = await db.select({ providerId: quest.providerId }).from(quest).where(eq(quest.id, id));
    if (!found) throw new DomainError('QUEST_NOT_FOUND');
    requirePictures(viewer, found.providerId, place);
    return { place, providerId: found.providerId, questId: id };
  }
  const [found] = await db.select({ id: provider.id }).from(provider).where(eq(provider.id, id));
  if (!found) throw new DomainError('PROVIDER_NOT_FOUND');
  requirePictures(viewer, id, place);
  return { place, providerId: id, questId: null };
}

/** A picture that the viewer may change. Errors: NOT_LOGGED_IN, PICTURE_NOT_FOUND, FORBIDDEN. */
export async function loadOwnPicture(db: Db, viewer: Viewer | null, id: string): Promise<PictureRow> {
  requireLogin(viewer);
  const [found] = await db.select(PICTURE_COLUMNS).from(picture).where(eq(picture.id, id));
  if (!found) throw new DomainError('PICTURE_NOT_FOUND');
  requirePictures(viewer, found.providerId, found.place);
  return found;
}
