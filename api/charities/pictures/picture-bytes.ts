import { and, eq, ne, sum } from 'drizzle-orm';
import { picture } from '#db/schema/picture.ts';
import type { Db } from '#db/store.ts';

/** What the pictures of a charity take, in bytes, without the one that is to go. */
export async function bytesOfPictures(db: Db, providerId: string, leavingId = ''): Promise<number> {
  const [found] = await db
    .select({ bytes: sum(picture.bytes).mapWith(Number) })
    .from(picture)
    .where(and(eq(picture.providerId, providerId), ne(picture.id, leavingId)));
  return found?.bytes ?? 0;
}
