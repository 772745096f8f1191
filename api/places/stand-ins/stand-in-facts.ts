import { eq, type SQL, sql } from 'drizzle-orm';
import { firstGuardianOf } from '#api/rows/child-where.ts';
import { translatedTitle } from '#api/rows/quest-title-columns.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import { stampPlaces, standInRequest } from '#db/schema/stand-in.ts';
import type { Db } from '#db/store.ts';
import { canChangeHands, type StandInStanding, standingOf } from '#domain/stand-ins/stand-in-gate.ts';
import type { Locale } from '#domain/texts/locale.ts';

/** A request with its place, its quest and whoever asked. */
export type StandInFacts = Awaited<ReturnType<typeof selectStandIns>>[number];

/** Requests with all that is told of them and decides about them, the soonest quest first. */
export function selectStandIns(
  db: Db,
  where: SQL | undefined,
  { pageLocale = null, most }: { pageLocale?: Locale | null; most: number },
) {
  return db
    .select({
      id: standInRequest.id,
      way: standInRequest.way,
      state: standInRequest.state,
      word: standInRequest.word,
      askedAt: standInRequest.askedAt,
      contractId: standInRequest.contractId,
      questId: quest.id,
      providerId: quest.providerId,
      charity: provider.name,
      eventTitle: quest.eventTitle,
      translatedTitle: translatedTitle(pageLocale),
      quest: {
        eventType: quest.eventType,
        publishingStatus: quest.publishingStatus,
        startedAt: quest.startedAt,
        endedAt: quest.endedAt,
        flexibleMinimumTime: quest.flexibleMinimumTime,
      },
      place: { guildId: contract.guildId, abandonedAt: contract.abandonedAt, status: contract.status },
      expectedArrivalAt: contract.expectedArrivalAt,
      expectedDepartureAt: contract.expectedDepartureAt,
      asker: {
        id: chariteer.id,
        username: chariteer.username,
        dateOfBirth: chariteer.dateOfBirth,
        hidesUsername: chariteer.hidesUsername,
        guardianId: firstGuardianOf(chariteer.id),
      },
    })
    .from(standInRequest)
    .innerJoin(contract, eq(contract.id, standInRequest.contractId))
    .innerJoin(quest, eq(quest.id, standInRequest.questId))
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .innerJoin(chariteer, eq(chariteer.id, standInRequest.chariteerId))
    .where(where)
    .orderBy(quest.startedAt, standInRequest.askedAt, standInRequest.id)
    .limit(most);
}

/** Reads a request for a sub; undefined if it doesn't exist. */
export async function readStandIn(db: Db, id: string, pageLocale: Locale | null = null) {
  return (await selectStandIns(db, eq(standInRequest.id, id), { pageLocale, most: 1 }))[0];
}

/** The quest and the times of the spot that a request is about, for everyone who sees it. */
export function placeFacts(row: StandInFacts) {
  const { questId, providerId, charity, eventTitle, translatedTitle } = row;
  const { expectedArrivalAt, expectedDepartureAt, quest: times } = row;
  return {
    ...{ questId, providerId, charity, eventTitle, translatedTitle },
    ...{ startedAt: times.startedAt, endedAt: times.endedAt, expectedArrivalAt, expectedDepartureAt },
  };
}

/** Open requests that no one has answered. In the words of the partial index, which holds these alone. */
export const isWantedOpenly = sql.raw(
  `"stand_in_request"."way" = 'open' AND "stand_in_request"."state" = 'wanted'`,
);

/** How it stands with a request. `now` in epoch ms. */
export function standingOfRow({ state, place, quest: times }: StandInFacts, now: number): StandInStanding {
  return standingOf(state, { place, quest: times, now });
}

/** Whether people may hand on places of a quest: its stamp does not forbid it, and it has not begun. */
export async function readAllowsStandIns(db: Db, questId: string, now: number): Promise<boolean> {
  const [row] = await db
    .select({
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      allows: stampPlaces.allowsStandIns,
    })
    .from(quest)
    .leftJoin(stampPlaces, eq(stampPlaces.stampId, quest.templateQuestId))
    .where(eq(quest.id, questId));
  if (!row || row.allows === false) return false;
  return canChangeHands({ guildId: null, abandonedAt: null, status: null }, row, now);
}
