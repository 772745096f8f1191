import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

const part = alias(contract, 'part');

/** What of a quest decides about its waitlist. */
export type WaitingQuest = NonNullable<Awaited<ReturnType<typeof readWaitingQuest>>>;

/** A quest with its places and its list; null when there is none. One statement. */
export async function readWaitingQuest(db: Db, questId: string) {
  return (await questOfList(db).get({ questId })) ?? null;
}

/** Places that no one has, and that are held for no one. */
export function freePlacesOf({
  takenCount,
  heldCount,
  resourceMaxNumber,
}: Pick<WaitingQuest, 'takenCount' | 'heldCount' | 'resourceMaxNumber'>): number {
  return Math.max(0, resourceMaxNumber - takenCount - heldCount);
}

// Written out: in a select from one table drizzle leaves the table's name off.
/** Left of the spots that a guild holds for its members; null: it holds none, or the whole quest. */
const GUILD_SPOTS_LEFT = sql<number | null>`(SELECT part."guildSpotsLeft" FROM contract AS part
  WHERE part."questId" = quest."id" AND ${isActiveReservation(part)})`;

const questOfList = prepareOnce((db: Db) =>
  db
    .select({
      id: quest.id,
      providerId: quest.providerId,
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      takenCount: quest.takenCount,
      heldCount: quest.heldCount,
      waitingCount: quest.waitingCount,
      resourceMaxNumber: quest.resourceMaxNumber,
      isWaitingListClosed: quest.isWaitingListClosed,
      guildSpotsLeft: GUILD_SPOTS_LEFT,
    })
    .from(quest)
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
