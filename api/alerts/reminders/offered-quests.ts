import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isFull, startsBetween } from '#api/rows/quest-where.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

const WEEK_MS = 7 * 24 * 3_600_000;
/** Quests read per district, by start; a person hears of up to five. */
const OF_A_DISTRICT = 40;
/** Quests read overall, for people whose districts have too few. */
const OF_ALL = 100;

/** A quest of the next days that may be open to someone. */
export type Candidate = { id: string; districtId: string; isAmongFirst: boolean };

/** The quests of the next seven days with a place, by start; one statement. `now` in epoch ms. */
export async function readCandidates(db: Db, now: number): Promise<Map<string, Candidate>> {
  const place = sql<number>`row_number() OVER (PARTITION BY ${provider.districtId} ORDER BY ${quest.startedAt}, ${quest.id})`;
  const open = db
    .select({
      id: quest.id,
      startedAt: quest.startedAt,
      districtId: provider.districtId,
      place: place.as('place'),
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(
      and(
        startsBetween(now + 1, now + WEEK_MS),
        inArray(quest.publishingStatus, ['Published']),
        eq(provider.isVisible, true),
        sql`NOT (${isFull})`,
      ),
    )
    .as('open');
  const rows = await db.select().from(open).orderBy(asc(open.startedAt), asc(open.id));
  const candidates = rows
    .map((row, index) => ({ ...row, isAmongFirst: index < OF_ALL }))
    .filter((one) => one.isAmongFirst || one.place <= OF_A_DISTRICT);
  return new Map(candidates.map((one) => [one.id, one]));
}
