import { eq, type SQL } from 'drizzle-orm';
import { Sealed } from '#db/cells/sealed.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';

type Part = { isDescending: boolean; limit: number; offset: number };

/**
 * Whom a page of a recap shows that is sorted by telephone: the database knows none to sort by. All of the list are
 * opened for it, some 5 µs each. `shown` is the sealed telephone, or null where the cell stays empty: those come last.
 */
export async function pageByPhone(
  db: Db,
  isListed: SQL | undefined,
  { shown, byName }: { shown: SQL; byName: readonly SQL[] },
  { isDescending, limit, offset }: Part,
): Promise<string[]> {
  const rows = await db
    .select({ id: chariteer.id, shown: shown.mapWith((stored: string) => new Sealed(stored)) })
    .from(recapVolunteer)
    .innerJoin(chariteer, eq(chariteer.id, recapVolunteer.chariteerId))
    .where(isListed)
    .orderBy(...byName);
  const opened = rows.map(({ id, shown: sealed }) => {
    return { id, phone: db.cells.open('chariteer.phoneNumber', id, sealed) };
  });
  const direction = isDescending ? -1 : 1;
  // A stable sort: equal ones stay in the order of their names.
  opened.sort(({ phone: one }, { phone: other }) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one < other ? -direction : one > other ? direction : 0;
  });
  return opened.slice(offset, offset + limit).map(({ id }) => id);
}
