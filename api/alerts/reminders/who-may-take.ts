import { and, asc, eq, gt, or, sql } from 'drizzle-orm';
import { clashesWithNothingOf } from '#api/rows/clash-where.ts';
import { isTakeable } from '#api/rows/gate-where.ts';
import { isStillThere } from '#api/rows/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { Candidate } from './offered-quests.ts';

const MOST_QUESTS = 5;

/** The next volunteers with an account, by id. */
export async function readVolunteersAfter(db: Db, lastId: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: chariteer.id })
    .from(chariteer)
    .innerJoin(account, eq(account.id, chariteer.id))
    .where(and(gt(chariteer.id, lastId), isStillThere(), eq(account.isBanned, false)))
    .orderBy(asc(chariteer.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/**
 * Up to five of the candidates for each of these people that the gate of a sign-up would let them take, those of their
 * first favorite district before the second's and others, by start; one statement. `now` in epoch ms.
 */
export async function readTakeable(
  db: Db,
  personIds: readonly string[],
  candidates: ReadonlyMap<string, Candidate>,
  now: number,
): Promise<Map<string, string[]>> {
  const rows = await takeable(db, personIds, candidates, now);
  const byPerson = Map.groupBy(rows, ({ personId }) => personId);
  const most = (found: typeof rows) => found.slice(0, MOST_QUESTS).map(({ questId }) => questId);
  return new Map([...byPerson].map(([personId, found]) => [personId, most(found)]));
}

function takeable(
  db: Db,
  personIds: readonly string[],
  candidates: ReadonlyMap<string, Candidate>,
  now: number,
) {
  const first = [...candidates.values()].filter(({ isAmongFirst }) => isAmongFirst).map(({ id }) => id);
  return db
    .select({ personId: chariteer.id, questId: quest.id })
    .from(chariteer)
    .innerJoin(quest, isInList(quest.id, [...candidates.keys()]))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .leftJoin(
      favoriteDistrict,
      and(
        eq(favoriteDistrict.chariteerId, chariteer.id),
        eq(favoriteDistrict.districtId, provider.districtId),
      ),
    )
    .where(
      and(
        isInList(chariteer.id, personIds),
        or(sql`${favoriteDistrict.position} IS NOT NULL`, isInList(quest.id, first)),
        ...isTakeable(now),
        clashesWithNothingOf(sql`${chariteer.id}`, now),
      ),
    )
    .orderBy(
      asc(chariteer.id),
      sql`coalesce(${favoriteDistrict.position}, 9)`,
      asc(quest.startedAt),
      asc(quest.id),
    );
}
