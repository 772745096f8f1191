import { eq, sql } from 'drizzle-orm';
import { constraintOf } from '#db/constraint-error.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { QUEST_LIMITS } from '#domain/quests/quest-limits.ts';

/**
 * Takes one place, or one for each person of a party; false, and none is taken, where fewer were left. The UPDATE itself
 * decides, so no one can oversell; and it fails where there are too few, so that in a write that sends all its statements
 * at once those after it do not run.
 */
export async function takePlace(tx: Db, questId: string, count = 1): Promise<boolean> {
  try {
    const taken = await takeStatement(tx).all({ questId, count });
    return taken.length === 1;
  } catch (error) {
    if (constraintOf(error)?.kind === 'not-null') return false;
    throw error;
  }
}

/** Takes so many places, for people whom the facts of this write let in; fails where there are fewer. */
export async function takePlaces(tx: Db, questId: string, count: number): Promise<void> {
  const sum = sql`${quest.takenCount} + ${count}`;
  await tx
    .update(quest)
    .set({
      takenCount: sql`CASE WHEN ${sum} + ${quest.heldCount} <= ${quest.resourceMaxNumber} THEN ${sum} END`,
    })
    .where(eq(quest.id, questId));
}

/** Turns a place that an offer held into one that is taken; the offer has to be ended in the same write. */
export async function takeHeldPlace(tx: Db, questId: string): Promise<void> {
  await tx
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} + 1`, heldCount: sql`${quest.heldCount} - 1` })
    .where(eq(quest.id, questId));
}

/** Holds so many places for those who wait; false, and none is held, where there are not as many. */
export async function holdPlaces(tx: Db, questId: string, count: number): Promise<boolean> {
  const held = await tx
    .update(quest)
    .set({ heldCount: sql`${quest.heldCount} + ${count}` })
    .where(
      sql`${quest.id} = ${questId} AND ${quest.takenCount} + ${quest.heldCount} + ${count} <= ${quest.resourceMaxNumber}`,
    )
    .returning({ id: quest.id });
  return held.length === 1;
}

/** Raises the maximum to one more than is taken or held; false where a quest may not have as many. */
export async function makeRoomForOne(tx: Db, questId: string, now: number): Promise<boolean> {
  const wanted = sql`${quest.takenCount} + ${quest.heldCount} + 1`;
  const raised = await tx
    .update(quest)
    .set({ resourceMaxNumber: wanted, updatedAt: now })
    .where(sql`${quest.id} = ${questId} AND ${wanted} <= ${QUEST_LIMITS.resourceMax}`)
    .returning({ id: quest.id });
  return raised.length === 1;
}

/** Holds so many places no longer. */
export async function releaseHeldPlaces(tx: Db, questId: string, count: number): Promise<void> {
  await tx
    .update(quest)
    .set({ heldCount: sql`${quest.heldCount} - ${count}` })
    .where(eq(quest.id, questId));
}

/** Gives so many places back. Whoever frees some reports it (`SpotFreed`), once all counts are right. */
export async function giveSpotsBack(tx: Db, questId: string, count: number): Promise<void> {
  await giveBackStatement(tx).run({ questId, count });
}

/** Takes so many more places, also beyond the maximum: managers may (OPEN-ATT-04). */
export async function addPlaces(tx: Db, questId: string, count: number): Promise<void> {
  await tx
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} + ${count}` })
    .where(eq(quest.id, questId));
}

const takeStatement = prepareOnce((db: Db) =>
  db
    .update(quest)
    .set({
      takenCount: sql`CASE WHEN ${quest.takenCount} + ${quest.heldCount} + ${sql.placeholder('count')} <= ${quest.resourceMaxNumber}
        THEN ${quest.takenCount} + ${sql.placeholder('count')} END`,
    })
    .where(eq(quest.id, sql.placeholder('questId')))
    .returning({ id: quest.id })
    .prepare(),
);

const giveBackStatement = prepareOnce((db: Db) =>
  db
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} - ${sql.placeholder('count')}` })
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
