import type { picture } from '#db/schema/picture.ts';

/** A picture as everyone may know it who sees what it belongs to. */
export type PictureRow = Pick<
  typeof picture.$inferSelect,
  'id' | 'providerId' | 'place' | 'questId' | 'altText' | 'color' | 'width' | 'height'
>;
