import DataLoader from 'dataloader';
import { asc, eq } from 'drizzle-orm';
import { inOrderOf, listsInOrderOf } from '#api/access/request/batches.ts';
import type { Context } from '#api/access/request/context.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { district } from '#db/schema/district.ts';

/** Volunteer records by id (removed ones without anything personal), and their favorite districts. */
export function createVolunteerLoaders({ store }: Context) {
  const { read } = store;
  return {
    byId: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read.select(VOLUNTEER_COLUMNS).from(chariteer).where(isInList(chariteer.id, ids));
      return inOrderOf(ids, rows, (row) => row.id);
    }),
    favoriteDistricts: new DataLoader(async (ids: readonly string[]) => {
      const rows = await read
        .select({ chariteerId: favoriteDistrict.chariteerId, id: district.id, name: district.name })
        .from(favoriteDistrict)
        .innerJoin(district, eq(district.id, favoriteDistrict.districtId))
        .where(isInList(favoriteDistrict.chariteerId, ids))
        .orderBy(asc(favoriteDistrict.position));
      return listsInOrderOf(ids, rows, (row) => row.chariteerId);
    }),
  };
}
