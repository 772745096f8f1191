import { eq, sql } from 'drizzle-orm';
import { constraintOf } from '#db/constraint-error.ts';
import { prepareOnce } from '#db/prepare-once.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/**
 * Takes one place; false when none was left. The UPDATE itself decides, so nobody can oversell; and it fails where there
 * is none, so that in a write that sends all its statements at once those after it do not run.
 */
export async function takePlace(tx: Db, questId: string): Promise<boolean> {
  try {
    const taken = await takeStatement(tx).all({ questId });
    return taken.length === 1;
  } catch (error) {
    if (constraintOf(error)?.kind === 'not-null') return false;
    throw error;
  }
}

/** Gives one place back. */
export async function givePlaceBack(tx: Db, questId: string): Promise<void> {
  await giveBackStatement(tx).run({ questId });
}

/** Takes one more place, also beyond the maximum: managers may (OPEN-ATT-04). */
export async function addPlace(tx: Db, questId: string): Promise<void> {
  await tx
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} + 1` })
    .where(eq(quest.id, questId));
}

const takeStatement = prepareOnce((db: Db) =>
  db
    .update(quest)
    .set({
      takenCount: sql`CASE WHEN ${quest.takenCount} < ${quest.resourceMaxNumber} THEN ${quest.takenCount} + 1 END`,
    })
    .where(eq(quest.id, sql.placeholder('questId')))
    .returning({ id: quest.id })
    .prepare(),
);

const giveBackStatement = prepareOnce((db: Db) =>
  db
    .update(quest)
    .set({ takenCount: sql`${quest.takenCount} - 1` })
    .where(eq(quest.id, sql.placeholder('questId')))
    .prepare(),
);
