import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

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
    })
    .from(quest)
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
