import { picture } from '#db/schema/picture.ts';
import type { Db } from '#db/store.ts';

type Row = typeof picture.$inferInsert;
type Named = Pick<Row, 'id' | 'providerId' | 'questId'> & Partial<Row>;

/** The row of a quest's picture; its files are no one's business here. */
export async function insertPicture(tx: Db, values: Named): Promise<void> {
  const look = { color: '#aabbcc', width: 480, height: 320, bytes: 1_000, createdAt: 1 };
  await tx.insert(picture).values({ place: 'QUEST', altText: 'A loaf', ...look, ...values });
}
