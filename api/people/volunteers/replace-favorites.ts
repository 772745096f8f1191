import { eq, sql } from 'drizzle-orm';
import { isInList } from '#db/in-list.ts';
import { insertRows } from '#db/insert-rows.ts';
import { favoriteDistrict } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';
import type { Db } from '#db/store.ts';

/**
 * Puts these districts in the place of a volunteer's favorites, in their order, and keeps each district's count of
 * volunteers. All that writes favorites comes through here. Throws the database's error for an unknown district.
 */
export async function replaceFavorites(
  tx: Db,
  chariteerId: string,
  districtIds: readonly string[],
): Promise<void> {
  const former = await tx
    .delete(favoriteDistrict)
    .where(eq(favoriteDistrict.chariteerId, chariteerId))
    .returning({ districtId: favoriteDistrict.districtId });
  const formerIds = former.map(({ districtId }) => districtId);
  if (districtIds.length > 0) {
    const rows = districtIds.map((districtId, index) => ({ chariteerId, districtId, position: index + 1 }));
    await tx.insert(favoriteDistrict).values(rows);
  }
  await addToCounts(tx, without(formerIds, districtIds), -1);
  await addToCounts(tx, without(districtIds, formerIds), 1);
}

/** Adds the favorites of people who are new, and keeps the counts. */
export async function addFavorites(
  tx: Db,
  people: readonly { chariteerId: string; districtIds: readonly string[] }[],
): Promise<void> {
  const rows = people.flatMap(({ chariteerId, districtIds }) =>
    districtIds.map((districtId, index) => ({ chariteerId, districtId, position: index + 1 })),
  );
  await insertRows(tx, favoriteDistrict, rows);
  const byDistrict = Map.groupBy(rows, ({ districtId }) => districtId);
  for (const [districtId, { length }] of byDistrict) await addToCounts(tx, [districtId], length);
}

async function addToCounts(tx: Db, districtIds: readonly string[], change: number): Promise<void> {
  if (districtIds.length === 0) return;
  await tx
    .update(district)
    .set({ declaredCount: sql`${district.declaredCount} + ${change}` })
    .where(isInList(district.id, districtIds));
}

const without = (ids: readonly string[], others: readonly string[]) =>
  ids.filter((id) => !others.includes(id));
