import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '#api/access/request/context.ts';
import { reservation } from '#api/quests/sign-up/gate-columns.ts';
import { isWholeReservation } from '#api/rows/contract-where.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import { provider } from '#db/schema/provider.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isOpenToSignUp } from '#domain/quests/quest-status.ts';
import { offersPlaces } from '#domain/waiting/waiting-gate.ts';

/**
 * What decides whether a place of a quest may be held for someone of a network; null where the quest is open to no one
 * who is not known yet. One statement. `now` in epoch ms; `networkHash` null: whoever holds it is known.
 */
export async function readHoldFacts(
  db: Db,
  now: number,
  { questId, networkHash }: { questId: string; networkHash: string | null },
) {
  const [row] = await db
    .select({
      eventType: quest.eventType,
      publishingStatus: quest.publishingStatus,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
      waitingCount: quest.waitingCount,
      resourceMaxNumber: quest.resourceMaxNumber,
      isProviderVisible: provider.isVisible,
      isReserved: sql<number>`EXISTS (SELECT 1 FROM contract AS reservation
        WHERE reservation."questId" = ${quest.id} AND ${isWholeReservation(reservation)})`,
      holdsOfQuest: sql<number>`(SELECT count(*) FROM place_hold AS hold WHERE hold."questId" = ${quest.id})`,
      holdsOfNetwork: sql<number>`(SELECT count(*) FROM place_hold AS hold
        WHERE hold."networkHash" = ${networkHash} AND hold."networkHash" IS NOT NULL AND hold."endsAt" > ${now})`,
    })
    .from(quest)
    .innerJoin(provider, eq(provider.id, quest.providerId))
    .where(eq(quest.id, questId));
  if (!row?.isProviderVisible || row.isReserved === 1) return null;
  return isOpenToSignUp(row.publishingStatus) && offersPlaces(row, now) ? row : null;
}

/** Until when (epoch ms) a place is held for a browser; null: none is. One statement. */
export async function heldUntilOf(
  { store, now }: Context,
  { browserHash }: { browserHash: string },
): Promise<number | null> {
  const isHeld = and(eq(placeHold.browserHash, browserHash), gt(placeHold.endsAt, now));
  const [held] = await store.read.select({ endsAt: placeHold.endsAt }).from(placeHold).where(isHeld);
  return held?.endsAt ?? null;
}
