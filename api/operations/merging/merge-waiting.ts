import { and, eq, sql } from 'drizzle-orm';
import { isStanding } from '#api/places/waiting/waiting-where.ts';
import { isActiveSignUp } from '#api/rows/contract-where.ts';
import { isInList } from '#db/in-list.ts';
import { contract } from '#db/schema/contract.ts';
import { placeOffer, waitingPerson } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import type { Sides } from './merge-parts.ts';

/**
 * Brings waiting and offers to the kept record: it waits since the earlier of both, and no longer for a quest that it
 * is on. Returns the quests concerned, and those with a place that is held no longer.
 */
export async function mergeWaiting(
  tx: Db,
  now: number,
  { keptId, droppedId }: Sides,
): Promise<{ questIds: string[]; freedQuestIds: string[] }> {
  const both = [keptId, droppedId];
  const waits = await tx.select().from(waitingPerson).where(isInList(waitingPerson.chariteerId, both));
  const offers = await tx
    .select()
    .from(placeOffer)
    .where(and(isInList(placeOffer.chariteerId, both), isStanding));
  await tx.run(sql`UPDATE waiting_person AS kept SET "joinedAt" = min(kept."joinedAt", other."joinedAt")
    FROM waiting_person AS other WHERE kept."chariteerId" = ${keptId}
      AND other."chariteerId" = ${droppedId} AND other."questId" = kept."questId"`);
  await tx.run(sql`UPDATE OR IGNORE waiting_person SET "chariteerId" = ${keptId}
    WHERE "chariteerId" = ${droppedId}`);
  await tx.run(sql`UPDATE OR IGNORE place_offer SET "chariteerId" = ${keptId}
    WHERE "chariteerId" = ${droppedId}`);
  const withdrawn = { state: 'withdrawn', endedAt: now, chariteerId: keptId } as const;
  const second = await tx
    .update(placeOffer)
    .set(withdrawn)
    .where(eq(placeOffer.chariteerId, droppedId))
    .returning({ questId: placeOffer.questId });
  const onQuests = await tx
    .select({ questId: contract.questId })
    .from(contract)
    .where(and(eq(contract.chariteerId, keptId), isActiveSignUp()));
  const isOn = onQuests.map(({ questId }) => questId);
  await tx
    .delete(waitingPerson)
    .where(
      sql`${eq(waitingPerson.chariteerId, droppedId)} OR (${and(
        eq(waitingPerson.chariteerId, keptId),
        isInList(waitingPerson.questId, isOn),
      )})`,
    );
  const unneeded = await tx
    .update(placeOffer)
    .set(withdrawn)
    .where(and(eq(placeOffer.chariteerId, keptId), isStanding, isInList(placeOffer.questId, isOn)))
    .returning({ questId: placeOffer.questId });
  return {
    questIds: [...waits, ...offers].map(({ questId }) => questId),
    freedQuestIds: [...second, ...unneeded].map(({ questId }) => questId),
  };
}
