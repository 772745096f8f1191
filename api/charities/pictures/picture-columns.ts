import { picture } from '#db/schema/picture.ts';

export const PICTURE_COLUMNS = {
  id: picture.id,
  providerId: picture.providerId,
  place: picture.place,
  questId: picture.questId,
  altText: picture.altText,
  color: picture.color,
  width: picture.width,
  height: picture.height,
};
