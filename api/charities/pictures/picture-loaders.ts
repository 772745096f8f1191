import DataLoader from 'dataloader';
import { and, isNull } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { isInList } from '#db/in-list.ts';
import { picture } from '#db/schema/picture.ts';
import type { PicturePlace } from '#domain/pictures/picture.ts';
import { PICTURE_COLUMNS } from './picture-columns.ts';
import type { PictureRow } from './picture-row.ts';

/** Pictures by what they belong to, one statement for however many. */
export function createPictureLoaders({ store }: Context) {
  return {
    byQuest: new DataLoader(async (questIds: readonly string[]) => {
      const rows = await store.read
        .select(PICTURE_COLUMNS)
        .from(picture)
        .where(isInList(picture.questId, questIds));
      return inOrderOf<PictureRow>(questIds, rows, (row) => row.questId ?? '');
    }),
    ofCharity: new DataLoader(async (providerIds: readonly string[]) => {
      const rows = await store.read
        .select(PICTURE_COLUMNS)
        .from(picture)
        .where(and(isInList(picture.providerId, providerIds), isNull(picture.questId)));
      return listsInOrderOf<PictureRow>(providerIds, rows, (row) => row.providerId);
    }),
  };
}

/** The quest's own picture, or that of the stamp from which it was made. */
export async function pictureOfQuest(
  { loaders }: Context,
  { id, templateQuestId }: { id: string; templateQuestId: string | null },
): Promise<PictureRow | null> {
  const { byQuest } = loaders(createPictureLoaders);
  // Asked side by side, so that both stand in the one statement.
  const [own, ofStamp] = await Promise.all([
    byQuest.load(id),
    templateQuestId && byQuest.load(templateQuestId),
  ]);
  return own ?? (ofStamp || null);
}

/** The charity's picture of that place. */
export async function pictureOfCharity({ loaders }: Context, providerId: string, place: PicturePlace) {
  const pictures = await loaders(createPictureLoaders).ofCharity.load(providerId);
  return pictures.find((one) => one.place === place) ?? null;
}
