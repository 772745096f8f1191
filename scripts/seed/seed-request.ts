import { and, asc, eq, not, notExists } from 'drizzle-orm';
import { isSignUp } from '#api/rows/contract-where.ts';
import { isFull, startsAfter } from '#api/rows/quest-where.ts';
import { newId } from '#db/new-id.ts';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import { reservationRequest } from '#db/schema/reservation-request.ts';
import type { Db } from '#db/store.ts';

const DAY_MS = 86_400_000;

/** Charity 1 has asked a guild since yesterday about a quest with places left, which is days ahead. */
export async function seedRequest(
  tx: Db,
  { guildId, managerId, now }: { guildId: string; managerId: string; now: number },
): Promise<void> {
  const reservations = tx
    .select({ id: contract.id })
    .from(contract)
    .where(and(eq(contract.questId, quest.id), not(isSignUp())));
  const [asked] = await tx
    .select({ id: quest.id })
    .from(quest)
    .where(
      and(
        eq(quest.providerId, '1'),
        eq(quest.publishingStatus, 'Published'),
        startsAfter(now + 4 * DAY_MS),
        not(isFull),
        notExists(reservations),
      ),
    )
    .orderBy(asc(quest.startedAt), asc(quest.id))
    .limit(1);
  if (!asked) throw new Error('Charity 1 has no quest ahead to ask a guild about');
  const askedAt = now - DAY_MS;
  const row = { id: newId(askedAt), questId: asked.id, guildId, askedById: managerId, createdAt: askedAt };
  await tx
    .insert(reservationRequest)
    .values({ ...row, status: 'asked', askedAt })
    .returning({ id: reservationRequest.id });
}
