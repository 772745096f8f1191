import { and } from 'drizzle-orm';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import type { Db } from '#db/store.ts';
import { isYoungOn } from '#domain/ages/age-band.ts';

/** IDs of the given volunteers who are under 18; one statement. `now` in epoch ms. */
export async function readYoungAmong(db: Db, now: number, ids: readonly string[]): Promise<string[]> {
  const people = await db
    .select({ id: chariteer.id, dateOfBirth: chariteer.dateOfBirth })
    .from(chariteer)
    .where(and(isInList(chariteer.id, ids), isStillThere()));
  return people.filter(({ dateOfBirth }) => isYoungOn(dateOfBirth, now)).map(({ id }) => id);
}
