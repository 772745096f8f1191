import { and, eq, gt } from 'drizzle-orm';
import { takeHeldPlace } from '#api/verbs/places/place-counter.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';

/**
 * Takes the place that is held for this person since they joined; false when none is any more. The row goes in the same
 * statement that finds it, so that two taps take one place.
 */
export async function takeHold(
  tx: Db,
  now: number,
  { questId, chariteerId }: { questId: string; chariteerId: string },
): Promise<boolean> {
  const isOwn = and(eq(placeHold.questId, questId), eq(placeHold.chariteerId, chariteerId));
  const taken = await tx
    .delete(placeHold)
    .where(and(isOwn, gt(placeHold.endsAt, now)))
    .returning({ id: placeHold.id });
  if (taken.length === 0) return false;
  await takeHeldPlace(tx, questId);
  return true;
}
