import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isClashing as isClashingSql } from '#api/rows/clash-where.ts';
import { CONTRACT_COLUMNS } from '#api/rows/contract-columns.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { translatedTitles } from '#api/rows/quest-title-columns.ts';
import { isInList } from '#db/in-list.ts';
import { chariteer } from '#db/schema/chariteer.ts';
import { contract } from '#db/schema/contract.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import type { ExpectedTimes } from '#domain/quests/flexible-time.ts';
import {
  type HeldPlace,
  isClashing,
  type PlaceTimes,
  type Span,
  spanOf,
} from '#domain/sign-up/time-clash.ts';

/** A quest at the times for which clashes are looked for. Instants in epoch ms. */
export type WantedQuest = Omit<PlaceTimes, keyof ExpectedTimes> & { id: string };

export type ClashOfPerson = Awaited<ReturnType<typeof selectClashes>>[number];

/**
 * Other spots of the people on a quest at its times, by person and start; one statement however many. `timesOf`: what
 * someone on a flexible quest will have chosen by then.
 */
export async function readClashesOfPeople(
  db: Db,
  wanted: WantedQuest,
  { now, timesOf }: { now: number; timesOf: (chosen: ExpectedTimes) => ExpectedTimes },
): Promise<ClashOfPerson[]> {
  if (wanted.startedAt === null || wanted.endedAt === null) return [];
  const rows = await selectClashes(db, wanted, now);
  return rows.filter(({ own, other }) => {
    const span = spanOf({ ...wanted, ...timesOf(own) });
    return isClashing(other, { questId: wanted.id, span }, now);
  });
}

/** The spots of people in the way of what takes place in a span of time, by person; one statement however many. */
export async function readHeldSpots(
  db: Db,
  chariteerIds: readonly string[],
  { from, until }: Span,
  now: number,
): Promise<Map<string, HeldPlace[]>> {
  const anything = { questId: sql`''`, from: sql`${from}`, until: sql`${until}` };
  const rows = await db
    .select({ chariteerId: held.chariteerId, place: HELD_PLACE })
    .from(held)
    .innerJoin(heldQuest, eq(heldQuest.id, held.questId))
    .where(
      and(
        isInList(held.chariteerId, chariteerIds),
        isActiveSignUp(held),
        isClashingSql(anything, sql`${now}`, { contract: held, quest: heldQuest }),
      ),
    );
  const byPerson = Map.groupBy(rows, ({ chariteerId }) => chariteerId);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ place }) => place)]));
}

const held = alias(contract, 'held');
const heldQuest = alias(quest, 'heldQuest');

const HELD_PLACE = {
  questId: heldQuest.id,
  publishingStatus: heldQuest.publishingStatus,
  eventType: heldQuest.eventType,
  startedAt: heldQuest.startedAt,
  endedAt: heldQuest.endedAt,
  flexibleMinimumTime: heldQuest.flexibleMinimumTime,
  expectedArrivalAt: held.expectedArrivalAt,
  expectedDepartureAt: held.expectedDepartureAt,
};

function selectClashes(db: Db, { id, startedAt, endedAt }: WantedQuest, now: number) {
  const window = { questId: sql`${id}`, from: sql`${startedAt}`, until: sql`${endedAt}` };
  return db
    .select({
      own: CONTRACT_COLUMNS,
      person: { dateOfBirth: chariteer.dateOfBirth, hidesUsername: chariteer.hidesUsername },
      other: {
        ...HELD_PLACE,
        providerId: heldQuest.providerId,
      },
      providerName: provider.name,
      title: { written: heldQuest.eventTitle, translated: translatedTitles(heldQuest.id) },
    })
    .from(contract)
    .innerJoin(chariteer, eq(chariteer.id, contract.chariteerId))
    .innerJoin(held, and(eq(held.chariteerId, contract.chariteerId), isActiveSignUp(held)))
    .innerJoin(heldQuest, eq(heldQuest.id, held.questId))
    .innerJoin(provider, eq(provider.id, heldQuest.providerId))
    .where(
      and(
        eq(contract.questId, id),
        isActiveSignUp(),
        isClashingSql(window, sql`${now}`, { contract: held, quest: heldQuest }),
      ),
    )
    .orderBy(asc(contract.claimedAt), asc(contract.id), asc(heldQuest.startedAt), asc(held.id));
}
