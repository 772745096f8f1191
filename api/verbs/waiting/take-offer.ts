import { sql } from 'drizzle-orm';
import { takeHeldPlace } from '#api/verbs/places/place-counter.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';

/**
 * Takes the place that an offer holds: the one for this person, else one for the whole list. False when none stands any
 * more. The condition stands in the UPDATE, so of two who come for the same place one gets it.
 */
export async function takeOffer(
  tx: Db,
  now: number,
  { questId, chariteerId }: { questId: string; chariteerId: string },
): Promise<boolean> {
  const taken = await tx
    .update(placeOffer)
    .set({ state: 'taken', endedAt: now })
    .where(
      sql`${placeOffer.id} = (SELECT offer."id" FROM place_offer AS offer WHERE offer."questId" = ${questId}
        AND offer."state" = 'standing' AND offer."endsAt" > ${now}
        AND (offer."chariteerId" = ${chariteerId} OR offer."chariteerId" IS NULL)
        ORDER BY offer."chariteerId" IS NULL, offer."id" LIMIT 1)`,
    )
    .returning({ id: placeOffer.id });
  if (taken.length === 0) return false;
  await takeHeldPlace(tx, questId);
  return true;
}
