import { and, eq, isNull } from 'drizzle-orm';
import { contract } from '#db/schema/contract.ts';
import { quest } from '#db/schema/quest.ts';
import type { Db } from '#db/store.ts';
import { isGivenBack, REMOVAL_REASON } from '#domain/account-removal.ts';
import { abandon } from './abandon.ts';
import { givePlaceBack } from './place-counter.ts';

/**
 * Gives back every place of somebody whose account goes, as far as the quest has not begun; what was written with
 * a sign-up or its end is erased from all of them. `now` in epoch ms.
 */
export async function givePlacesBack(tx: Db, now: number, chariteerId: string): Promise<void> {
  const isOwn = and(eq(contract.chariteerId, chariteerId), isNull(contract.guildId));
  await tx.update(contract).set({ formJSON: null, abandonReason: null }).where(isOwn);
  const active = await tx
    .select({
      id: contract.id,
      questId: contract.questId,
      providerId: quest.providerId,
      chariteerId: contract.chariteerId,
      guildId: contract.guildId,
      abandonedAt: contract.abandonedAt,
      status: contract.status,
      eventType: quest.eventType,
      startedAt: quest.startedAt,
      endedAt: quest.endedAt,
    })
    .from(contract)
    .innerJoin(quest, eq(quest.id, contract.questId))
    .where(and(isOwn, isNull(contract.abandonedAt)));
  for (const signUp of active.filter((one) => isGivenBack(one, now))) {
    await abandon(tx, signUp, { abandonedAt: now, abandonReason: REMOVAL_REASON }, 'NOT_SIGNED_UP');
    await givePlaceBack(tx, signUp.questId);
  }
}
