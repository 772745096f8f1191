import { insertPicture } from '#db/factories/insert-picture.ts';
import { insertQuest } from '#db/factories/insert-quest.ts';
import type { picture } from '#db/schema/picture.ts';
import type { Work } from './row-makers.ts';

const shown =
  (values: Partial<typeof picture.$inferInsert>): Work =>
  async (tx) => {
    const { id: questId, providerId } = await insertQuest(tx);
    await insertPicture(tx, { id: 'a'.repeat(32), providerId, questId, ...values });
  };

/** A row for every CHECK of pictures. */
export const BAD_PICTURE_ROWS: Readonly<Record<string, readonly Work[]>> = {
  picture_alt_text: [shown({ altText: '' }), shown({ altText: 'x'.repeat(201) })],
  picture_bytes: [shown({ bytes: 0 })],
  picture_color: [shown({ color: '#AABBCC' }), shown({ color: 'aabbccd' }), shown({ color: '#aabbc' })],
  picture_id: [shown({ id: 'a'.repeat(31) }), shown({ id: `../${'a'.repeat(29)}` })],
  picture_place: [shown({ place: 'HEAD' as 'LOGO', questId: null })],
  picture_place_of_quest: [shown({ questId: null }), shown({ place: 'LOGO' })],
  picture_size: [shown({ width: 0 }), shown({ height: 4_001 })],
};
