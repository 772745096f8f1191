import { and, eq, type SQL } from 'drizzle-orm';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { releaseHeldPlaces } from './place-counter.ts';

export type EndedHold = Pick<typeof placeHold.$inferSelect, 'reason' | 'chariteerId' | 'endsAt'>;

/**
 * Ends the holds of a quest that fulfil a condition, so that their places are held no longer, and returns them.
 * Whoever ends one passes its place on in the same write.
 */
export async function endHolds(tx: Db, questId: string, where?: SQL): Promise<EndedHold[]> {
  const ended = await tx
    .delete(placeHold)
    .where(and(eq(placeHold.questId, questId), where))
    .returning({ reason: placeHold.reason, chariteerId: placeHold.chariteerId, endsAt: placeHold.endsAt });
  if (ended.length > 0) await releaseHeldPlaces(tx, questId, ended.length);
  return ended;
}
