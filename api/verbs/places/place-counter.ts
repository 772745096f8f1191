import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';

/** Takes one place; false when none was left. The condition stands in the UPDATE, so nobody can oversell. */
export async function takePlace(tx: Db, questId: string): Promise<boolean> {
  const taken = await takeStatement(tx).all({ questId });
  return taken.length === 1;
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
    .set({ takenCount: sql`${quest.takenCount} + 1` })
    .where(
      sql`${quest.id} = ${sql.placeholder('questId')} AND ${quest.takenCount} < ${quest.resourceMaxNumber}`,
    )
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
