import { setImmediate } from 'node:timers/promises';
import DataLoader from 'dataloader';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { VOLUNTEER_COLUMNS } from '#api/rows/volunteer-columns.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { recapVolunteer } from '#db/schema/recap.ts';
import type { Db } from '#db/store.ts';

/** A statement of more rows would keep other requests waiting. */
const ROWS_AT_ONCE = 2_000;

type Key = { providerId: string; period: string };

/** Everyone of whom something counts at a charity in a period, once for all lists of a request. */
export function createRecapLoaders({ store }: Context) {
  return {
    volunteers: new DataLoader(
      async (keys: readonly Key[]) => {
        const lists: RecapVolunteer[][] = [];
        for (const key of keys) lists.push(await readVolunteers(store.read, key));
        return lists;
      },
      { cacheKeyFn: ({ providerId, period }) => `${providerId} ${period}` },
    ),
  };
}

export type RecapVolunteer = Awaited<ReturnType<typeof readPart>>[number];

/** Reads the volunteers in chunks of some thousands, so that other requests run in between. */
async function readVolunteers(db: Db, key: Key): Promise<RecapVolunteer[]> {
  const rows = await readPart(db, key, '');
  for (let part = rows; part.length === ROWS_AT_ONCE; ) {
    await setImmediate();
    part = await readPart(db, key, part.at(-1)?.chariteer.id ?? '');
    rows.push(...part);
  }
  return rows;
}

function readPart(db: Db, { providerId, period }: Key, last: string) {
  return db
    .select({ counts: recapVolunteer, chariteer: VOLUNTEER_COLUMNS })
    .from(recapVolunteer)
    .innerJoin(chariteer, eq(chariteer.id, recapVolunteer.chariteerId))
    .where(
      and(
        eq(recapVolunteer.providerId, providerId),
        eq(recapVolunteer.period, period),
        gt(recapVolunteer.chariteerId, last),
      ),
    )
    .orderBy(asc(recapVolunteer.chariteerId))
    .limit(ROWS_AT_ONCE);
}
