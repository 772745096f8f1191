import { and, asc, eq, gt, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { maySignUp } from '#api/reads/alerts/may-sign-up.ts';
import { isActiveSignUp } from '#api/rows/contracts/contract-where.ts';
import { hasGoodConsent } from '#api/rows/guardians/guardian-where.ts';
import { isStillThere, isYoung } from '#api/rows/volunteers/volunteer-where.ts';
import { isInList } from '#db/in-list.ts';
import { account } from '#db/schema/account.ts';
import { chariteer, favoriteDistrict } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { ageStanding } from '#domain/ages/age-policy.ts';
import { ageOn } from '#domain/time/new-york-time.ts';
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
  const open = rows.filter(({ questId, dateOfBirth }) => {
    const candidate = candidates.get(questId);
    if (!candidate || dateOfBirth === null) return false;
    const standing = ageStanding(candidate.agePolicy, ageOn(dateOfBirth, now));
    return standing === 'allowed' || standing === 'supervised';
  });
  const byPerson = Map.groupBy(open, ({ personId }) => personId);
  const most = (found: typeof open) => found.slice(0, MOST_QUESTS).map(({ questId }) => questId);
  return new Map([...byPerson].map(([personId, found]) => [personId, most(found)]));
}

const held = alias(contract, 'held');

function takeable(
  db: Db,
  personIds: readonly string[],
  candidates: ReadonlyMap<string, Candidate>,
  now: number,
) {
  const first = [...candidates.values()].filter(({ isAmongFirst }) => isAmongFirst).map(({ id }) => id);
  const isFree = sql`NOT EXISTS (SELECT 1 FROM provider_ban AS ban
      WHERE ban."providerId" = ${quest.providerId} AND ban."chariteerId" = ${chariteer.id})
    AND NOT EXISTS (SELECT 1 FROM contract AS held WHERE held."questId" = ${quest.id}
      AND held."chariteerId" = ${chariteer.id} AND ${isActiveSignUp(held)})`;
  return db
    .select({ personId: chariteer.id, questId: quest.id, dateOfBirth: chariteer.dateOfBirth })
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
        or(not(isYoung(now)), hasGoodConsent(chariteer.id, sql`${quest.startedAt}`)),
        isFree,
        ...maySignUp(sql`${quest.id}`, now),
      ),
    )
    .orderBy(
      asc(chariteer.id),
      sql`coalesce(${favoriteDistrict.position}, 9)`,
      asc(quest.startedAt),
      asc(quest.id),
    );
}
