import { and, eq, gt, sql } from 'drizzle-orm';
import { isActiveReservation } from '#api/rows/contract-where.ts';
import { contract } from '#db/schema/contract.ts';
import { placeHold } from '#db/schema/place-hold.ts';
import type { Db } from '#db/store.ts';
import { HOLD_ENDS_BEFORE_START_MS, HOLD_REASONS } from '#domain/holds/hold-terms.ts';

/** Shortens holds after the start has moved, those of guilds too, to the longest that the new start allows. */
export async function moveHoldEnds(tx: Db, questId: string, startsAt: number): Promise<void> {
  for (const reason of HOLD_REASONS) {
    const latest = startsAt - HOLD_ENDS_BEFORE_START_MS[reason];
    await tx
      .update(placeHold)
      .set({ endsAt: sql`max(${placeHold.heldAt} + 1, min(${placeHold.endsAt}, ${latest}))` })
      .where(and(eq(placeHold.questId, questId), eq(placeHold.reason, reason)));
  }
  await tx
    .update(contract)
    .set({ releasesAt: startsAt })
    .where(and(eq(contract.questId, questId), isActiveReservation(), gt(contract.releasesAt, startsAt)));
}
