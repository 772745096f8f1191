import type { PicturePlace } from '#domain/pictures/picture.ts';
import {
  ConsoleCharityPicturesDocument,
  ConsoleDescribePictureDocument,
  ConsoleQuestPictureDocument,
  ConsoleRemovePictureDocument,
} from '../gql/generated/pictures.ts';
import { reading, writing } from '../resources/method.ts';

/** What a picture is put on: a charity, or one of its quests or stamps. */
export type PictureSubject = { place: PicturePlace; id: string };

/** The picture of a quest or stamp; that of its stamp where it has none of its own. */
export const questPicture = reading(ConsoleQuestPictureDocument, ({ quest }) => quest?.picture ?? null);

export const charityPictures = reading(ConsoleCharityPicturesDocument, ({ provider }) => ({
  COVER: provider?.cover ?? null,
  LOGO: provider?.logo ?? null,
}));

export const describePicture = writing(ConsoleDescribePictureDocument, (data) => data.describePicture);

export const removePicture = writing(ConsoleRemovePictureDocument, (data) => data.removePicture);
