import { and, eq, type SQL } from 'drizzle-orm';
import { releaseHeldPlaces } from '#api/places/places/place-counter.ts';
import { placeOffer } from '#db/schema/waiting.ts';
import type { Db } from '#db/store.ts';
import { isStanding } from './waiting-where.ts';

export type EndedOffer = { chariteerId: string | null; offeredAt: number; endedAt: number };

/**
 * Ends the standing offers of a quest that fulfil a condition, so that their places are held no longer, and returns
 * them. Whoever ends one passes its place on in the same write.
 */
export async function endOffers(
  tx: Db,
  questId: string,
  { state, endedAt, where }: { state: 'declined' | 'lapsed' | 'withdrawn'; endedAt: number; where?: SQL },
): Promise<EndedOffer[]> {
  const ended = await tx
    .update(placeOffer)
    .set({ state, endedAt })
    .where(and(eq(placeOffer.questId, questId), isStanding, where))
    .returning({ chariteerId: placeOffer.chariteerId, offeredAt: placeOffer.offeredAt });
  if (ended.length > 0) await releaseHeldPlaces(tx, questId, ended.length);
  return ended.map((offer) => ({ ...offer, endedAt }));
}
