import { sql } from 'drizzle-orm';
import { isInList } from '../in-list.ts';
import { favoriteDistrict } from '../schema/chariteer.ts';
import { district } from '../schema/district.ts';
import type { Db } from '../store.ts';

/** The favorites of someone who has none yet, in their order, counted for their districts. */
export async function insertFavoriteDistricts(
  tx: Db,
  chariteerId: string,
  districtIds: readonly string[],
): Promise<void> {
  for (const [index, districtId] of districtIds.entries()) {
    await tx.insert(favoriteDistrict).values({ chariteerId, districtId, position: index + 1 });
  }
  await tx
    .update(district)
    .set({ declaredCount: sql`${district.declaredCount} + 1` })
    .where(isInList(district.id, districtIds));
}
