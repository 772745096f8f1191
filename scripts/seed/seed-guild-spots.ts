import { and, asc, eq, not, notExists, sql } from 'drizzle-orm';
import { isSignUp } from '#api/rows/contract-where.ts';
import { startsAfter } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';
import { usualRelease } from '#domain/reservations/guild-spots.ts';

const DAY_MS = 86_400_000;
const SPOTS = 2;

/** A guild holds two spots of a quest of charity 1, until four days before its start. */
export async function seedGuildSpots(
  tx: Db,
  { guildId, managerId, now }: { guildId: string; managerId: string; now: number },
): Promise<void> {
  const reservations = tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.questId, quest.id), not(isSignUp())));
  const requests = tx
    .select({ id: reservationRequest.id })
    .from(reservationRequest)
    .where(eq(reservationRequest.questId, quest.id));
  const [found] = await tx
    .select({ id: quest.id, startedAt: quest.startedAt })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, '1'),
        eq(quest.publishingStatus, 'Published'),
        startsAfter(now + 6 * DAY_MS),
        sql`${quest.resourceMaxNumber} - ${quest.takenCount} - ${quest.heldCount} > ${SPOTS}`,
        eq(quest.waitingCount, 0),
        notExists(reservations),
        notExists(requests),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(1);
  if (!found) return;
  const held = { guildSpots: SPOTS, guildSpotsLeft: SPOTS, releasesAt: usualRelease(found.startedAt, now) };
  const claimedAt = now - DAY_MS;
  const row = { id: newId(claimedAt), questId: found.id, chariteerId: managerId, guildId, claimedAt };
  await tx.insert(contract).values({ ...row, ...held });
  await tx
    .update(quest)
    .set({ heldCount: sql`${quest.heldCount} + ${SPOTS}` })
    .where(eq(quest.id, found.id));
}
